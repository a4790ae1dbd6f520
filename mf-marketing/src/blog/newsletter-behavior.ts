/**
 * Attaches the newsletter form of a page. The submit code loads on the first press.
 * @returns a function that detaches it
 */
export function newsletterBehavior(frame: HTMLElement): () => void {
  const submit = (event: SubmitEvent) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-newsletter]')) return;
    event.preventDefault();
    // If the import fails, a second press tries again.
    void import('./send-subscription').then(
      ({ sendSubscription }) => sendSubscription(form),
      () => showFailure(form),
    );
  };
  frame.addEventListener('submit', submit);
  return () => frame.removeEventListener('submit', submit);
}

/** The markup brings the text, so that this code, which every page loads, does not contain it. */
function showFailure(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[data-status]');
  if (!status) return;
  status.textContent = status.dataset['failure'] ?? '';
  status.toggleAttribute('data-failed', true);
}
