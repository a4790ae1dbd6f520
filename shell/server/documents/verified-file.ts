import { readFile } from 'node:fs/promises';
import { sha384 } from '@northcast/release/hashes';

/**
 * Text of a file that was published.
 * @param file absolute path
 * @param integrity `sha384-…` from the release document
 * @throws when the file is not what was published
 */
export async function readVerified(file: string, integrity: string): Promise<string> {
  const content = await readFile(file);
  if (sha384(content) !== integrity) throw new Error(`${file} is not what was published`);
  return content.toString('utf8');
}
