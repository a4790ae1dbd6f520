import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CallRecorder } from './call-recorder.mjs';
import { compressFolder } from './compress.mjs';
import { hashFolder } from './file-hashes.mjs';
import { inRoot, root } from './paths.mjs';
import { contractOf, recordedCalls } from './recorded-calls.mjs';
import { runWebpack } from './run-webpack.mjs';
import { libraryRanges, libraryVersions } from './shared-libraries.mjs';
import { remoteClientConfig, remoteDescription, remoteServerConfig } from './webpack-remote.mjs';

/** Folder of one built version, before it is published. */
export const artefactFolder = (remote, version) => inRoot(remote, 'dist', version);

/** Version in the remote's package.json. */
export const declaredVersion = (remote) =>
  JSON.parse(readFileSync(inRoot(remote, 'package.json'), 'utf8')).version;

/**
 * Builds a remote into its artefact folder, with compressed forms and `release.json`; the folder appears whole or not at all.
 * @returns {Promise<string>} the folder
 */
export async function buildRemote(remote, version) {
  const folder = artefactFolder(remote, version);
  // Two builds at once must not write into one another's.
  const work = `${folder}.${process.pid}.partial`;
  await rm(work, { recursive: true, force: true });
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
  await rm(folder, { recursive: true, force: true });
  await rename(work, folder);
  return folder;
}

/** Modules that an older cache holds bring no record of what they mention. */
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

/** Files that an exposed module needs before it can run, and its weight then and with all that it may load later. */
function exposedModule({ sync, async: later }, files) {
  const weight = (names) => names.reduce((sum, name) => sum + (files[name]?.brotliBytes ?? 0), 0);
  return {
    preload: sync,
    brotliBytes: weight(sync),
    totalBrotliBytes: weight([...new Set([...sync, ...later])]),
  };
}

/** The commit that the sources are of, and whether they differ from it; null where there is no repository. */
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
