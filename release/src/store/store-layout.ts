import path from 'node:path';
import {
  type Environment,
  SettingReader,
} from '@northcast/shared-contracts/settings/setting-reader';

/**
 * Folders of a release store. Only `artefacts` is ever served to visitors.
 *
 *     artefacts/<remote>/<version>/   published artefacts, immutable
 *     publications/<remote>/          signed publications, also of deleted artefacts; immutable
 *     registry/<revision>.json        registry revisions with author and reason, immutable
 *     keys/                           key pair of an installation that generated its own
 *     deployed/                       self-descriptions of the shell and bff running on this store
 *     canary/                         votes on running canaries, and stopped canaries
 *     shell/<build>/                  browser scripts of the current and recent shell builds, for
 *                                     servers of other builds
 *     work/                           drafts of publications and changes in progress
 */
export const artefactsFolder = (store: string): string => path.join(store, 'artefacts');
export const publicationsFolder = (store: string): string => path.join(store, 'publications');
export const registryFolder = (store: string): string => path.join(store, 'registry');
export const keysFolder = (store: string): string => path.join(store, 'keys');
export const deployedFolder = (store: string): string => path.join(store, 'deployed');
export const canaryFolder = (store: string): string => path.join(store, 'canary');
export const shellFilesFolder = (store: string): string => path.join(store, 'shell');
export const workFolder = (store: string): string => path.join(store, 'work');

/** Folder of one published version. */
export function artefactPath(store: string, remote: string, version: string): string {
  return path.join(artefactsFolder(store), remote, version);
}

/**
 * Path of the store: `RELEASES_DIR`, otherwise `releases` in `DATA_DIR`.
 * @param root base of relative paths
 */
export function storeFolder(environment: Environment, root: string): string {
  const reader = new SettingReader(environment);
  const dataFolder = reader.text('DATA_DIR') ?? '.data';
  return path.resolve(root, reader.text('RELEASES_DIR') ?? path.join(dataFolder, 'releases'));
}
