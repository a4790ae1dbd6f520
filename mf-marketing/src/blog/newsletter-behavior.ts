/** Makes the newsletter's form of a page work; what it does comes with the first press. @returns ends it */
export function newsletterBehavior(frame: HTMLElement): () => void {
  const submit = (event: SubmitEvent) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-newsletter]')) return;
    event.preventDefault();
    // Where it can't be had, a second press tries again.
    void import('./send-subscription').then(
      ({ sendSubscription }) => sendSubscription(form),
      () => undefined,
    );
  };
  frame.addEventListener('submit', submit);
  return () => frame.removeEventListener('submit', submit);
}
