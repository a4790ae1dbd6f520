import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  // Reads first: on a full disk a server starts with the secret that it has.
  if (!existsSync(file)) await makeSecret(file);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`${file} is damaged. Restore it from a backup.`);
  return secret;
}

/**
 * Writes to a temporary file and links it under its final name when it is complete and on the disk:
 * another process may read it at any time, and after a power failure it must not be empty.
 */
async function makeSecret(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const secret = randomBytes(32).toString('base64url');
  try {
    await writeFile(draft, secret, { mode: 0o600, flush: true });
    await link(draft, file).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}
