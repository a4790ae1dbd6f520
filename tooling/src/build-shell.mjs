import { readFileSync } from 'node:fs';
import { cp, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFolder, hashFolder } from './built-files.mjs';
import { evaluateContract } from './evaluate-contract.mjs';
import { inRoot } from './paths.mjs';
import { runWebpack } from './run-webpack.mjs';
import { libraryVersions, providedByShell } from './shared-libraries.mjs';
import { shellClientConfig, shellServerConfig } from './webpack-shell.mjs';

export const shellFolder = (version) => inRoot('shell/dist/client', version);

/**
 * Builds the shell's browser bundle, its prerender bundle and its static files (under `public/`).
 * @param {string} version identifies the content; an existing folder is never built again
 */
export async function buildShell(version) {
  await atomicFolder(shellFolder(version), async (work) => {
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

const exists = (folder) =>
  stat(folder).then(
    () => true,
    () => false,
  );

/**
 * Creates a folder that appears only when it is complete. If two processes create it at the same
 * time, the first result is kept.
 * @param {string} folder
 * @param {(work: string) => Promise<void>} fill writes into a temporary folder
 */
async function atomicFolder(folder, fill) {
  const work = `${folder}.${process.pid}.partial`;
  await rm(work, { recursive: true, force: true });
  try {
    await fill(work);
    if (!(await exists(folder))) await rename(work, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * What a build of the shell provides to remotes, and the size budgets it sets for them, for its
 * `release.json`. Recorded at build time, because the checkout may have changed by the time the
 * shell is deployed.
 * @param {string} cacheKey identifies the content of the build
 */
async function shellDescription(cacheKey) {
  const { contract } = await evaluateContract({ folder: 'shell', cacheKey });
  return {
    contract,
    libraries: libraryVersions(),
    modules: Object.keys(providedByShell()).sort(),
    budgets: JSON.parse(readFileSync(inRoot('shell/budgets.json'), 'utf8')),
  };
}
