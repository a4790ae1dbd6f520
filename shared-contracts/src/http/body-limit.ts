/** Maximum bytes of a request body. Larger ones get 413, from the shell's proxy already. */
export const bodyLimit = 100 * 1024;
