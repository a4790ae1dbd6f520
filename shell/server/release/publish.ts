import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { artefactPath, type Release } from './release-store.js';

/** A release that a gate refuses, with the reason for whoever publishes. */
export class RefusedRelease extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedRelease';
  }
}

/**
 * Appends an artefact to the store; it is there whole or not at all, and never overwritten.
 * @param folder built version with its `release.json`
 * @throws RefusedRelease when the version exists already
 */
export async function publish(store: string, folder: string): Promise<Release> {
  const release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as Release;
  const target = artefactPath(store, release.name, release.version);
  if (await exists(target)) {
    throw new RefusedRelease(`${release.name} ${release.version} is published already`);
  }
  await mkdir(path.dirname(target), { recursive: true });
  const work = path.join(store, `.publishing-${release.name}-${release.version}-${process.pid}`);
  try {
    await cp(folder, work, { recursive: true });
    await rename(work, target);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    if (await exists(target)) {
      throw new RefusedRelease(`${release.name} ${release.version} is published already`);
    }
    throw error;
  }
  return release;
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
