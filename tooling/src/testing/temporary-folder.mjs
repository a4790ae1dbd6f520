import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @type {string | undefined} */
let folder;

/**
 * Makes the temporary folder of this process and of those that it starts an empty one. The projects
 * of a jest run share it.
 */
export async function createTemporaryFolder() {
  if (folder !== undefined) return;
  folder = await mkdtemp(path.join(tmpdir(), 'northcast-jest-'));
  process.env['TMPDIR'] = folder;
}

/** Removes that folder with what tests left in it. */
export async function removeTemporaryFolder() {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
