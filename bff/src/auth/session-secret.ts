import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.js';

/** Under which the secret is injected. */
export const sessionSecretToken = Symbol('SessionSecret');

/** The secret of the settings, or the one kept in the data directory, made at the first start. */
export async function sessionSecret({ sessionSecret, dataDirectory }: Settings): Promise<string> {
  if (sessionSecret !== null) return sessionSecret;
  const file = join(dataDirectory, 'session-secret');
  await mkdir(dataDirectory, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch {
    return (await readFile(file, 'utf8')).trim();
  }
}
