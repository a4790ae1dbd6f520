/**
 * Identifies the page and the row that is open for editing. If it has changed since a press, the
 * user has gone on, and the response must not lead away.
 */
export function currentPlace(): string {
  const { pathname, search } = window.location;
  return `${pathname} ${new URLSearchParams(search).get('open')}`;
}
