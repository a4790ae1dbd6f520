import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRecord } from '../document-shape.js';
import type { Release } from '../publications/release.js';

const manifestFile = 'mf-manifest.json';

/** The fields we read from the federation plugin's manifest. */
interface Manifest {
  readonly shared: readonly SharedModule[];
}

interface SharedModule {
  readonly name: string;
  /** Files of the remote's own copy, by kind. */
  readonly assets: Readonly<Record<'js' | 'css', Record<'sync' | 'async', readonly string[]>>>;
}

/**
 * Matches the build output of a remote that registers shared modules; it is `{}` if the remote
 * offers none.
 */
const registersModules = /\binitOptions\.shared\s*=\s*\{(?!\s*\})/;

/**
 * Whether a remote offers modules to others. Only the shell may provide shared modules: a copy from
 * one remote would run in others that were built with another contract.
 * @param folder with the files of `release.json`
 * @returns reasons to reject it
 */
export async function shareViolations(folder: string, release: Release): Promise<string[]> {
  if (!(manifestFile in release.files)) {
    return [`It brings no ${manifestFile}, so what it offers to others can't be known`];
  }
  const manifest: Partial<Manifest> | null = parseRecord(
    await readFile(path.join(folder, manifestFile), 'utf8'),
  );
  if (!Array.isArray(manifest?.shared)) {
    return [`Its ${manifestFile} does not say what it offers to others: build it again`];
  }
  const offered = manifest.shared.filter(hasCopy).map(({ name }) => offers(name));
  if (offered.length > 0) return offered;
  const entry = await readFile(path.join(folder, release.entry), 'utf8').catch(() => '');
  return registersModules.test(entry)
    ? [`Its entry ${release.entry} registers shared modules that its manifest does not name`]
    : [];
}

const hasCopy = ({ assets: { js, css } }: SharedModule) =>
  [js, css].some(({ sync, async: later }) => sync.length + later.length > 0);

const offers = (name: string) =>
  `It offers a copy of ${name} to other areas; share it with \`import: false\` or bundle it`;
