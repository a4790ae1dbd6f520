/** Bytes of a request's body that the API reads; more is answered with 413, by the shell's proxy already. */
export const bodyLimit = 100 * 1024;
