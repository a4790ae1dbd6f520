import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ShellDescription, shellBundlePath } from '../deployed/descriptions.js';
import { readDeployed } from '../deployed/read-deployed.js';
import { parseRecord } from '../document-shape.js';
import { sha384 } from '../hashes.js';
import type { Release } from '../publications/release.js';
import { RefusedRelease, refuseViolations } from '../refused-release.js';
import type { FetchApi } from '../sandbox/messages.js';
import { renderViolations } from '../sandbox/render-violations.js';

/**
 * Renders the public pages of a build before it is published, with the server bundle of each
 * deployed shell.
 * @param folder with `release.json`. Does nothing if that file is missing or damaged, or if no
 * shell has described itself in the store: the gates handle these cases.
 * @param fetchApi responds to the pages' API calls
 * @throws RefusedRelease listing every page that cannot be rendered
 */
export async function requireRenderable(
  store: string,
  folder: string,
  fetchApi: FetchApi,
): Promise<void> {
  const text = await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => '');
  const document: Partial<Release> = parseRecord(text) ?? {};
  const { name = '', version = '', routes = [], prerender } = document;
  if (prerender === undefined || !routes.some((route) => route.prerender)) return;
  const release = { name, version, routes, prerender };
  const { shells } = await readDeployed(store);
  const bundles = new Set(shells.flatMap(({ serverBundle }) => serverBundle ?? []));
  for (const serverBundle of bundles) {
    const shellBundle = await readDeployedBundle(store, serverBundle);
    refuseViolations(release, await renderViolations({ folder, release, shellBundle, fetchApi }));
  }
}

async function readDeployedBundle(
  store: string,
  integrity: NonNullable<ShellDescription['serverBundle']>,
): Promise<string> {
  const code = await readFile(shellBundlePath(store, integrity), 'utf8').catch(() => null);
  if (code !== null && sha384(code) === integrity) return code;
  throw new RefusedRelease(
    `The server bundle of the shell ${integrity} is missing or damaged in the store, so that no page can be rendered with it. ` +
      'Run: npm run release -- describe shell',
  );
}
