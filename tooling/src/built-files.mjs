import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|json|svg|txt|map|webmanifest|xml|html)$/;

/** Writes a `.br` and a `.gz` file beside every text file in a folder tree. */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => compressible.test(each))) {
    const file = path.join(folder, name);
    const content = await readFile(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await Promise.all([
      brotli(content, quality).then((bytes) => writeFile(`${file}.br`, bytes)),
      zip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
    ]);
  }
}

/** `sha384-…`, in the format of the `integrity` attribute. */
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

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
