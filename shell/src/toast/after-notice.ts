import type { ShellStore } from '../store/store';

/** Milliseconds to wait for a notice to appear, for example while its code is loading. */
const appearanceTimeoutMs = 3000;

/**
 * Calls `go` some time after the last notice appeared, so that users can read it on any connection.
 * @param delayMs after the notice appeared or the wait timed out
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
