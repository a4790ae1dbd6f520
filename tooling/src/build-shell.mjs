import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { atomicFolder } from './atomic-folder.mjs';
import { compressFolder, hashFolder } from './built-files.mjs';
import { evaluateContract } from './evaluate-contract.mjs';
import { mountedModules } from './mounted-modules.mjs';
import { inRoot } from './paths.mjs';
import { runWebpack } from './run-webpack.mjs';
import { libraryVersions, providedByShell } from './shared-libraries.mjs';
import { shellClientConfig, shellServerConfig } from './webpack-shell.mjs';
import { workingCopyVersion } from './working-copy-version.mjs';

export const shellFolder = (version) => inRoot('shell/dist/client', version);

/**
 * Builds the shell's browser bundle, its prerender bundle and its static files (under `public/`).
 * @param {string} version that of the working copy, which identifies the content; or another name,
 * whose earlier build is replaced
 */
export async function buildShell(version) {
  const content = workingCopyVersion('shell');
  const fill = async (work) => {
    const [client] = await runWebpack([
      shellClientConfig({ version: content, output: work }),
      shellServerConfig({ version: content, output: work }),
    ]);
    await compressFolder(work);
    const files = await hashFolder(work);
    const entry = client.entrypoints.shell.assets.map((asset) => asset.name);
    const release = { name: 'shell', version, entry, files, ...(await shellDescription(content)) };
    await writeFile(path.join(work, 'release.json'), JSON.stringify(release, null, 1));
    await copyPublic(path.join(work, 'public'));
  };
  await atomicFolder(shellFolder(version), fill, { replaces: version !== content });
}

async function copyPublic(target) {
  await cp(inRoot('shell/public'), target, { recursive: true });
  await cp(inRoot('shared-ui/fonts'), path.join(target, 'fonts'), { recursive: true });
  await compressFolder(target);
}

/**
 * What a build of the shell provides to remotes, loads from them and sets as their size budgets, for
 * its `release.json`. Recorded at build time, because the checkout may have changed by the time the
 * shell is deployed.
 * @param {string} cacheKey identifies the content of the build
 */
async function shellDescription(cacheKey) {
  const { contract } = await evaluateContract({ folder: 'shell', cacheKey });
  return {
    contract,
    libraries: libraryVersions(),
    modules: Object.keys(providedByShell()).sort(),
    mounts: mountedModules,
    budgets: JSON.parse(readFileSync(inRoot('shell/budgets.json'), 'utf8')),
  };
}
