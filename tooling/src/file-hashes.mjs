import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** `sha384-…`, in the format of the `integrity` attribute. */
export const integrityOf = (bytes) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * The hash that documents contain for a script. SHA-256 is strong enough for browsers, and a third
 * shorter.
 */
export const scriptIntegrityOf = (bytes) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Hashes every file in a folder tree except compressed files.
 * @returns {Promise<Record<string, { integrity: string, scriptIntegrity?: string, bytes: number,
 * brotliBytes: number | null }>>} by path inside the folder
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
