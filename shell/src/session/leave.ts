/** Ends the session and leads home. */
export const signOutAddress = '/api/logout';

/** Forgets what this tab keeps of the person's work, as the drafts of their forms. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** Signs out by a navigation: works when the call does not, and without script. */
export function leaveThroughServer(): void {
  forgetTab();
  window.location.assign(signOutAddress);
}
