import { existsSync } from 'node:fs';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFolder } from './compress.mjs';
import { hashFolder } from './file-hashes.mjs';
import { inRoot } from './paths.mjs';
import { runWebpack } from './run-webpack.mjs';
import { shellClientConfig, shellServerConfig } from './webpack-shell.mjs';

/**
 * Builds the shell's browser part and its prerender bundle into `shell/dist/client`, and the static files into `shell/dist/public`.
 * @param {string} version
 */
export async function buildShell(version) {
  const folder = inRoot('shell/dist/client');
  const work = `${folder}.partial`;
  await rm(work, { recursive: true, force: true });
  const hasServer = existsSync(inRoot('shell/src/prerender/render.tsx'));
  const [client] = await runWebpack([
    shellClientConfig({ version, output: work }),
    ...(hasServer ? [shellServerConfig({ version, output: work })] : []),
  ]);
  await compressFolder(work);
  const files = await hashFolder(work);
  const entry = client.entrypoints.shell.assets.map((asset) => asset.name);
  await writeFile(
    path.join(work, 'release.json'),
    JSON.stringify({ name: 'shell', version, entry, files }, null, 1),
  );
  await rm(folder, { recursive: true, force: true });
  await rename(work, folder);
  await copyPublic();
}

async function copyPublic() {
  const target = inRoot('shell/dist/public');
  await rm(target, { recursive: true, force: true });
  await cp(inRoot('shell/public'), target, { recursive: true });
  await cp(inRoot('shared-ui/fonts'), path.join(target, 'fonts'), { recursive: true });
  await compressFolder(target);
}
