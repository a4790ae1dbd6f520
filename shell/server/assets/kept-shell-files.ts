import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { shellBuildId } from '@northcast/release/deployed/shell-build';
import { isTaken } from '@northcast/release/store/durable-files';
import { shellFilesFolder, workFolder } from '@northcast/release/store/store-layout';
import { withTimeout } from '@northcast/shared-contracts/with-timeout';
import type { RequestHandler } from 'express';
import { longestPause, silentFor } from '../registry/registry-watch.js';
import { serveAssets } from './serve-asset.js';

/**
 * Number of builds whose files are kept, because documents still open in browsers may refer to
 * them.
 */
const keptBuilds = 5;

const isScript = (name: string) => /^[\w-]+(\.[\w-]+)*\.js(\.br|\.gz)?$/.test(name);

/**
 * Copies this build's browser scripts into the store, from which servers of other builds serve
 * them: during an upgrade the load balancer may send a document's requests to a server of another
 * build. Keeps the newest few builds. A build is identified by its content, because the builder
 * chooses its version freely.
 * @throws when the store is not writable
 * @throws TimeoutError when it does not answer; if it does later, the files are copied all the same
 */
export async function keepShellFiles(store: string, shellFolder: string): Promise<void> {
  const draft = path.join(workFolder(store), `shell-${randomUUID()}`);
  const made = mkdir(draft, { recursive: true });
  const copying = made.then(() => copyShellFiles(store, shellFolder, draft));
  copying.catch(() => undefined);
  await withTimeout(made, longestPause, silentFor(longestPause));
  await copying;
}

async function copyShellFiles(store: string, shellFolder: string, draft: string): Promise<void> {
  const folder = shellFilesFolder(store);
  const target = path.join(folder, await shellBuildId(shellFolder));
  try {
    for (const name of (await readdir(shellFolder)).filter(isScript)) {
      await cp(path.join(shellFolder, name), path.join(draft, name));
    }
    await mkdir(folder, { recursive: true });
    await rename(draft, target);
  } catch (error) {
    if (!isTaken(error)) throw error;
    await utimes(target, new Date(), new Date());
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const older = (await buildsOf(folder)).slice(keptBuilds);
  await Promise.all(older.map((build) => rm(build, { recursive: true, force: true })));
}

/** Folders of the kept builds, most recently started first. */
async function buildsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const builds = await Promise.all(
    names.map(async (name) => {
      const build = path.join(folder, name);
      return { build, at: (await stat(build).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  return builds.sort((one, other) => other.at - one.at).map(({ build }) => build);
}

/**
 * Serves scripts of other shell builds. The hashes in the requesting document decide which of them
 * may run.
 */
export function serveKeptShellFiles(store: string): RequestHandler {
  return async (request, response, next) => {
    const name = request.path.slice(1);
    if (!isScript(name) || !name.endsWith('.js')) return next();
    for (const root of await buildsOf(shellFilesFolder(store))) {
      if (!(await stat(path.join(root, name)).catch(() => null))) continue;
      serveAssets({ root, immutable: true })(request, response, next);
      return;
    }
    next();
  };
}
