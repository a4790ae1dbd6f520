/** Ends the session and leads home. */
export const signOutAddress = '/api/logout';

/** Forgets what this tab keeps of the person's work, as the drafts of their forms. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/**
 * Replaces the page by sign-in, through the server, as a visitor of a page for signed-in people is sent there.
 * @param next encoded path and query to come back to
 */
export function signInThroughServer(next: string): void {
  window.location.replace(`/api/login?next=${next}`);
}

/** Signs out by a navigation: works when the call does not, and without script. */
export function leaveThroughServer(): void {
  clearTabStorage();
  window.location.assign(signOutAddress);
}
