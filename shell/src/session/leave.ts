/** Ends the session and redirects to the home page. */
export const signOutAddress = '/api/logout';

/** Clears what this tab stores about the user's work, such as form drafts. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}

/**
 * Replaces the page with sign-in by way of the server, as for an unauthenticated visitor of a
 * protected page.
 * @param next encoded path and query to return to
 */
export function signInThroughServer(next: string): void {
  window.location.replace(`/api/login?next=${next}`);
}

/** Signs out by a navigation. Works without JavaScript and if the call fails. */
export function leaveThroughServer(): void {
  clearTabStorage();
  window.location.assign(signOutAddress);
}
