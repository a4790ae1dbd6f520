import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { wholeFolder } from './atomic-folder.mjs';
import { compressFolder } from './compress.mjs';
import { hashFolder } from './file-hashes.mjs';
import { inRoot } from './paths.mjs';
import { runWebpack } from './run-webpack.mjs';
import { shellDescription } from './shell-description.mjs';
import { shellClientConfig, shellServerConfig } from './webpack-shell.mjs';

/** Folder of one build of the shell. */
export const shellFolder = (version) => inRoot('shell/dist/client', version);

/**
 * Builds the shell's browser part, its prerender bundle and its static files (under `public/`).
 * @param {string} version stands for the content: a folder that is there is never built again
 */
export async function buildShell(version) {
  await wholeFolder(shellFolder(version), async (work) => {
    const [client] = await runWebpack([
      shellClientConfig({ version, output: work }),
      shellServerConfig({ version, output: work }),
    ]);
    await compressFolder(work);
    const files = await hashFolder(work);
    const entry = client.entrypoints.shell.assets.map((asset) => asset.name);
    const release = { name: 'shell', version, entry, files, ...(await shellDescription(version)) };
    await writeFile(path.join(work, 'release.json'), JSON.stringify(release, null, 1));
    await copyPublic(path.join(work, 'public'));
  });
}

async function copyPublic(target) {
  await cp(inRoot('shell/public'), target, { recursive: true });
  await cp(inRoot('shared-ui/fonts'), path.join(target, 'fonts'), { recursive: true });
  await compressFolder(target);
}
