import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeShell } from '../deployed/describe.js';
import { shellBundlePath } from '../deployed/descriptions.js';
import { sha384 } from '../hashes.js';
import { newStore, writeArtefact, writeShell } from '../testing/artefact.js';
import {
  goodPage,
  plainShellBundle,
  serverBundle,
  withoutApi,
} from '../testing/hostile-bundles.js';
import { runCommand } from '../testing/run-command.js';
import { requireRenderable } from './require-renderable.js';

/** Describes a shell with this server bundle as deployed. */
async function deployShell(store: string, contract: string, bundle: string) {
  const files = { 'server.cjs': { integrity: sha384(bundle) } };
  const folder = await writeShell({ contract, files });
  await writeFile(path.join(folder, 'server.cjs'), bundle);
  return await describeShell(store, folder);
}

const page = (body: string) =>
  writeArtefact('mf-marketing', '1.0.0', {
    files: { 'server.cjs': serverBundle({ '/page': body }) },
    release: { routes: [{ path: '/page', prerender: true }], prerender: 'server.cjs' },
  });

/** A shell that passes a promotion to its pages, which the earlier shell did not. */
const promotingShell = plainShellBundle.replace('screen.data', "{ promotion: 'ten percent' }");
const promotedPage = 'return data.promotion;';

test('pages are rendered with the deployed shell', async () => {
  const store = await newStore();
  await deployShell(store, '1.0.0', plainShellBundle);
  await requireRenderable(store, await page(goodPage), withoutApi);
  const promoted = await page(promotedPage);
  await expect(requireRenderable(store, promoted, withoutApi)).rejects.toThrow(
    /mf-marketing 1\.0\.0 is refused:\n.*\/page can't be rendered on the server: .*promotion/,
  );
  await deployShell(store, '1.1.0', promotingShell);
  await requireRenderable(store, promoted, withoutApi);
}, 60_000);

test('the publish command renders no page of a folder with another area', async () => {
  const store = await newStore();
  await deployShell(store, '1.0.0', plainShellBundle);
  const folder = await page("throw new Error('rendered');");
  const publishing = runCommand(store, 'publish', 'mf-account', '--from', folder);
  await expect(publishing).rejects.toThrow('holds mf-marketing 1.0.0, not mf-account');
}, 60_000);

test('a damaged shell bundle is refused until the shell is described again', async () => {
  const store = await newStore();
  const { serverBundle: integrity } = await deployShell(store, '1.0.0', plainShellBundle);
  await writeFile(shellBundlePath(store, integrity ?? ''), promotingShell);
  const good = await page(goodPage);
  await expect(requireRenderable(store, good, withoutApi)).rejects.toThrow(
    /server bundle of the shell .* is missing or damaged/,
  );
  await deployShell(store, '1.0.0', plainShellBundle);
  await requireRenderable(store, good, withoutApi);
}, 60_000);

test('a damaged release.json is left to the gates', async () => {
  const folder = await page(goodPage);
  await writeFile(path.join(folder, 'release.json'), '{"name"');
  await requireRenderable(await newStore(), folder, withoutApi);
});
