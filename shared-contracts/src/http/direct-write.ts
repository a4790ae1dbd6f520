/**
 * Headers with which the shell server asks the bff for permission to write an upload part to the
 * disk that both share. The bff checks and locks the upload, sends `100 Continue`, and reads the
 * size of the file when the request ends. Browsers never send these headers.
 */
export const directWriteHeaders = {
  /** The value of `UPLOADS_TOKEN`, which only the two servers know. */
  token: 'x-direct-write-token',
  /** Length of the part in bytes. */
  length: 'x-direct-write-length',
} as const;
