/** Folder and slug of the text at a path: `guides/file-management-guide`. */
export const placeOf = (pathname: string): string =>
  pathname.replace(/^\/help\//, '').replace(/\/$/, '');
