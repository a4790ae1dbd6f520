import type { ShellStore } from '../store/store';

/** Milliseconds that a notice may take to appear, as where its code is slow to come. */
const appearanceTimeoutMs = 3000;

/**
 * Does something a while after the last notice has appeared, so that a person can read it whatever the connection.
 * @param delayMs from its appearance, or from when it is given up on
 */
export function afterNotice({ store }: ShellStore, delayMs: number, go: () => void): void {
  const { serial } = store.getState().toast;
  const stopListening = store.subscribe(() => {
    if (store.getState().toast.appeared >= serial) proceed();
  });
  const timer = setTimeout(proceed, appearanceTimeoutMs);
  function proceed(): void {
    stopListening();
    clearTimeout(timer);
    setTimeout(go, delayMs);
  }
}
