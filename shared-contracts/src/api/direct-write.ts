/**
 * Headers by which the shell server asks the bff for leave to write a part of an upload to the disk that both can reach. The bff checks and
 * locks the upload, says `100 Continue`, and counts what is in the file when the request ends. No browser sends them.
 */
export const directWriteHeaders = {
  /** `UPLOADS_TOKEN`, which only the two servers know. */
  token: 'x-direct-write-token',
  /** Bytes of the part. */
  length: 'x-direct-write-length',
} as const;
