import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { atomicFolder } from './atomic-folder.mjs';
import { compressFolder, hashFolder } from './built-files.mjs';
import { CallRecorder } from './call-recorder.mjs';
import { inRoot, root } from './paths.mjs';
import { contractOf, recordedCalls } from './recorded-calls.mjs';
import { runWebpack } from './run-webpack.mjs';
import { libraryRanges, libraryVersions } from './shared-libraries.mjs';
import { remoteClientConfig, remoteDescription, remoteServerConfig } from './webpack-remote.mjs';

/** Folder of a built version before it is published. */
export const artefactFolder = (remote, version) => inRoot(remote, 'dist', version);

export const declaredVersion = (remote) =>
  JSON.parse(readFileSync(inRoot(remote, 'package.json'), 'utf8')).version;

/**
 * Builds a remote into its artefact folder, with compressed files and `release.json`. Replaces an
 * earlier build.
 * @returns {Promise<string>} the folder
 */
export async function buildRemote(remote, version) {
  const folder = artefactFolder(remote, version);
  const fill = async (work) => {
    const recorder = new CallRecorder(inRoot(remote));
    const configs = [
      remoteClientConfig({ remote, version, output: work }),
      ...(remoteDescription(remote).routes.some((route) => route.prerender)
        ? [remoteServerConfig({ remote, version, output: work })]
        : []),
    ];
    await runWebpack(configs.map((config) => recording(config, recorder)));
    await compressFolder(work);
    const contract = await contractOf({ remote, version, recorder });
    const document = await releaseDocument(remote, version, work, recorder, contract);
    await writeFile(path.join(work, 'release.json'), document);
  };
  await atomicFolder(folder, fill, { replaces: true });
  return folder;
}

/**
 * Separates this cache from one without call records, because modules from such a cache hold no
 * record of their mentions.
 */
const recording = (config, recorder) => ({
  ...config,
  cache: { ...config.cache, version: `${config.cache.version} with calls` },
  plugins: [...(config.plugins ?? []), recorder],
});

async function releaseDocument(remote, version, folder, recorder, contracts) {
  const { title, navigation, contract, routes } = remoteDescription(remote);
  const files = await hashFolder(folder);
  const manifest = JSON.parse(await readFile(path.join(folder, 'mf-manifest.json'), 'utf8'));
  const exposes = Object.fromEntries(
    manifest.exposes.map(({ path: name, assets }) => [name, exposedModule(assets.js, files)]),
  );
  const release = {
    name: remote,
    version,
    title,
    navigation,
    contract,
    libraries: libraryRanges(),
    entry: manifest.metaData.remoteEntry.name,
    routes,
    exposes,
    files,
    ...('server.cjs' in files ? { prerender: 'server.cjs' } : {}),
    calls: recordedCalls(recorder, contracts),
    builtWith: { contract: contracts.contract, libraries: libraryVersions() },
    builtAt: new Date().toISOString(),
    ...provenance(),
  };
  return `${JSON.stringify(release, null, 1)}\n`;
}

/**
 * The files that an exposed module needs before it can run, their size, and the size including
 * everything that it may load later.
 */
function exposedModule({ sync, async: later }, files) {
  const weight = (names) => names.reduce((sum, name) => sum + (files[name]?.brotliBytes ?? 0), 0);
  return {
    preload: sync,
    brotliBytes: weight(sync),
    totalBrotliBytes: weight([...new Set([...sync, ...later])]),
  };
}

/**
 * The commit of the sources, and whether the working copy differs from it; null without a
 * repository.
 */
function provenance() {
  try {
    const commit = git('rev-parse', 'HEAD');
    return { commit, dirty: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: null };
  }
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();
