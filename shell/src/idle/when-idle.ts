/**
 * Does something when the browser has nothing else to do.
 * @param otherwise milliseconds to wait where a browser cannot tell
 */
export function whenIdle(go: () => void, otherwise: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go);
  else setTimeout(go, otherwise);
}
