/** Whether a path is one of the panel's, which brings its own links, so that the bar has none; its sign-in is none. */
export const isPanel = (pathname: string): boolean => /^\/admin(?!\/login)(\/|$)/.test(pathname);
