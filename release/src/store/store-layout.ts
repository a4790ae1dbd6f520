import path from 'node:path';

/**
 * Folders of a release store. Only `artefacts` is ever served to visitors.
 *
 *     artefacts/<remote>/<version>/   what was published, never changed
 *     publications/<remote>/        who published what, also of artefacts that were deleted; never changed
 *     registry/<revision>.json        each state of the pointers with who made it and why, never changed
 *     keys/                           key pair of an installation that keeps its own
 *     deployed/                       what runs on this store, as it says of itself
 *     canary/                         votes of visitors on running canaries, and canaries that were ended
 *     shell/<build>/                  browser scripts of the shell builds that run or ran last, for servers of other builds
 *     work/                           what a publish or a change is preparing
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
 * Folder of the store: `RELEASES_DIR`, else `releases` in `DATA_DIR`.
 * @param root what relative folders start from
 */
export function storeFolder(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): string {
  const { RELEASES_DIR, DATA_DIR = '.data' } = environment;
  return path.resolve(root, RELEASES_DIR ?? path.join(DATA_DIR, 'releases'));
}
