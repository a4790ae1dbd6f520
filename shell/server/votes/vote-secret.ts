import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFile, isMissing, isTaken } from '@northcast/release/store/durable-files';
import { keysFolder, workFolder } from '@northcast/release/store/store-layout';

/**
 * The secret that vote tokens are signed with, the same for all servers of an installation: made of `CANARY_SECRET`, or kept in the
 * store, made by the first server that needs it. A server that can have neither uses one of its own, and says so.
 * @param given `CANARY_SECRET`
 */
export async function voteSecret(
  store: string,
  given: string | undefined,
  warn: (text: string) => void,
): Promise<Buffer> {
  if (given) return createHash('sha256').update(`northcast votes ${given}`).digest();
  const file = path.join(keysFolder(store), 'vote-secret');
  const read = async () => Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  try {
    return await read().catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      const made = randomBytes(32);
      await createFile(file, `${made.toString('hex')}\n`, workFolder(store), 0o600);
      return made;
    });
  } catch (error) {
    if (isTaken(error)) return await read();
    const reason = error instanceof Error ? error.message : String(error);
    warn(
      `This server signs votes with a secret of its own; with several servers set CANARY_SECRET: ${reason}`,
    );
    return randomBytes(32);
  }
}
