/** Milliseconds until the reader sees that the code did not come. */
const loadTimeoutMs = 15_000;

/**
 * Attaches the newsletter form of a page. The submit code loads on the first press.
 * @returns a function that detaches it
 */
export function newsletterBehavior(frame: HTMLElement): () => void {
  const submit = (event: SubmitEvent) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const status = form.querySelector<HTMLElement>('[data-newsletter] [data-status]');
    if (!status) return;
    event.preventDefault();
    const late = new Promise<never>((_, reject) => setTimeout(reject, loadTimeoutMs));
    void Promise.race([import('./send-subscription'), late]).then(
      ({ sendSubscription }) => sendSubscription(form),
      () => {
        // The markup brings the text, so that this code, which every page loads, does not contain
        // it. A second press tries again.
        status.textContent = status.dataset['failure'] ?? '';
        status.toggleAttribute('data-failed', true);
      },
    );
  };
  frame.addEventListener('submit', submit);
  return () => frame.removeEventListener('submit', submit);
}
