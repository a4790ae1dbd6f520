import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedFile } from './data-sources.js';

/** Makes new files of this process readable only by its own user. */
export function makePrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Makes the data directory and the embedded database private to the current user
 * even if another user created them: they hold names, addresses and password hashes.
 */
export async function closeDataDirectory(dataDirectory: string): Promise<void> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  await chmod(dataDirectory, 0o700);
  await chmodIfThere(join(dataDirectory, 'backups'), 0o700);
  await chmodIfThere(join(dataDirectory, 'files'), 0o700);
  const database = embeddedFile(dataDirectory);
  for (const suffix of ['', '-wal', '-shm']) await chmodIfThere(`${database}${suffix}`, 0o600);
}

async function chmodIfThere(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
