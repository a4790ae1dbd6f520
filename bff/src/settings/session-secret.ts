import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings.js';

/** Under which the secret is injected. */
export const sessionSecretToken = Symbol('SessionSecret');

/** The secret of the settings, or the one kept in the data directory, made at the first start. */
export async function sessionSecret({ sessionSecret, dataDirectory }: Settings): Promise<string> {
  if (sessionSecret !== null) return sessionSecret;
  await mkdir(dataDirectory, { recursive: true });
  const file = join(dataDirectory, 'session-secret');
  await makeSecret(file);
  return (await readFile(file, 'utf8')).trim();
}

/** Under its name only once it is whole: another process may be about to read it. */
async function makeSecret(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await link(draft, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
}
