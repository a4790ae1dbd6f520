import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings.js';

/** Injection token of the session secret. */
export const sessionSecretToken = Symbol('SessionSecret');

/**
 * The secret of the settings, or one that is generated at the first start and stored in the data
 * directory.
 */
export async function sessionSecret({ sessionSecret, dataDirectory }: Settings): Promise<string> {
  if (sessionSecret !== null) return sessionSecret;
  await mkdir(dataDirectory, { recursive: true });
  const file = join(dataDirectory, 'session-secret');
  await makeSecret(file);
  return (await readFile(file, 'utf8')).trim();
}

/**
 * Writes to a temporary file and links it under its final name when it is complete, because another
 * process may read it at any time.
 */
async function makeSecret(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await link(draft, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
}
