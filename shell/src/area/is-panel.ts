/**
 * Whether a path belongs to the admin panel, which has its own links, so the bar shows none. The
 * panel's sign-in page does not count.
 */
export const isPanel = (pathname: string): boolean => /^\/admin(?!\/login)(\/|$)/.test(pathname);
