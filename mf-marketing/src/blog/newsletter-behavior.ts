/** Milliseconds until the reader sees a failure. */
const loadTimeoutMs = 15_000;

/**
 * Attaches the newsletter form of a page. The submit code loads on the first press.
 * @returns a function that detaches it
 */
export function newsletterBehavior(frame: HTMLElement): () => void {
  const submit = (event: SubmitEvent) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-newsletter]')) return;
    event.preventDefault();
    const status = form.querySelector<HTMLElement>('[data-status]');
    if (!status) return;
    const show = (text: string | undefined, isFailed: boolean) => {
      status.textContent = text ?? '';
      status.toggleAttribute('data-failed', isFailed);
    };
    show('Sending...', false);
    const tooLate = new Promise<never>((_, reject) => setTimeout(reject, loadTimeoutMs));
    // If the import fails, a second press tries again. The markup brings the text of the failure,
    // so that this code, which every page loads, does not contain it.
    void Promise.race([import('./send-subscription'), tooLate]).then(
      ({ sendSubscription }) => sendSubscription(form),
      () => show(status.dataset['failure'], true),
    );
  };
  frame.addEventListener('submit', submit);
  return () => frame.removeEventListener('submit', submit);
}
