/**
 * Does something when the browser has nothing else to do.
 * @param latest milliseconds after which it is done even so: some browsers cannot tell, and some tell nothing while they draw nothing
 */
export function whenIdle(go: () => void, latest: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: latest });
  else setTimeout(go, latest);
}
