import path from 'node:path';

/**
 * Folders of a release store. Only `artefacts` is ever served to visitors.
 *
 *     artefacts/<remote>/<version>/   what was published, never changed
 *     registry/<revision>.json        each state of the pointers with who made it and why, never changed
 *     keys/                           key pair of an installation that keeps its own
 *     work/                           what a publish or a change is preparing
 */
export const artefactsFolder = (store: string): string => path.join(store, 'artefacts');
export const registryFolder = (store: string): string => path.join(store, 'registry');
export const keysFolder = (store: string): string => path.join(store, 'keys');
export const workFolder = (store: string): string => path.join(store, 'work');

/** Folder of one published version. */
export function artefactPath(store: string, remote: string, version: string): string {
  return path.join(artefactsFolder(store), remote, version);
}
