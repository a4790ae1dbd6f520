/**
 * Current date as `2026-11-20` in the local time zone: the reader's, or the server's during SSR.
 */
export function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
