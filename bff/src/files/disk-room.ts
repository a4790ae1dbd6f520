import { statfs } from 'node:fs/promises';

/** Bytes that stay free for the database and the log. */
const reserve = 512 * 1024 * 1024;

/** Bytes that may be written to the disk of a folder; negative once the reserve is in use. */
export async function roomOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize - reserve;
}
