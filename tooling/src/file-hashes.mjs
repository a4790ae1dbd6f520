import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** `sha384-…` as the `integrity` attribute takes it. */
export const integrityOf = (bytes) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The same for a script as browsers are given it: as strong as they need, and a third shorter in every document. */
export const scriptIntegrityOf = (bytes) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Every file of a folder tree but the compressed forms.
 * @returns {Promise<Record<string, { integrity: string, scriptIntegrity?: string, bytes: number, brotliBytes: number | null }>>} by path
 *   inside the folder
 */
export async function hashFolder(folder) {
  const names = (await readdir(folder, { recursive: true })).sort();
  const files = {};
  for (const name of names) {
    const file = path.join(folder, name);
    if (/\.(br|gz)$/.test(name) || name === 'release.json' || (await stat(file)).isDirectory())
      continue;
    const content = await readFile(file);
    const compressed = names.includes(`${name}.br`) ? (await stat(`${file}.br`)).size : null;
    files[name] = {
      integrity: integrityOf(content),
      ...(name.endsWith('.js') ? { scriptIntegrity: scriptIntegrityOf(content) } : {}),
      bytes: content.length,
      brotliBytes: compressed,
    };
  }
  return files;
}
