import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isText, listOf, optional, withFields } from '../document-shape.js';
import { isMissing, replaceFile } from '../store/durable-files.js';
import { deployedFolder, workFolder } from '../store/store-layout.js';

/** A shell server running on this store, as it last reported. */
export interface ServerPresence {
  /** Unique per process. */
  readonly id: string;
  /** Host name of its machine. `address` is valid on that machine only. */
  readonly host: string;
  /** For example `http://127.0.0.1:3000`, reachable from its own machine. */
  readonly address: string;
  /** Content hash of the shell's build. */
  readonly build: string;
  /**
   * Builds of the bff that it has seen recently: several during a deployment, none until one
   * responds.
   */
  readonly bffs?: readonly string[];
  /** Registry revision that it serves; 0 if it has none. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

/** Milliseconds between two reports of an idle server. */
export const presenceInterval = 15_000;

/** Milliseconds after which a silent server counts as stopped: two missed reports. */
const presenceLifetime = 2.5 * presenceInterval;

/** Milliseconds after which the presence file of a killed server is deleted. */
const forgottenAfter = 60 * 60 * 1000;

const serversFolder = (store: string) => path.join(deployedFolder(store), 'servers');
const presenceFile = (store: string, id: string) => path.join(serversFolder(store), `${id}.json`);

/** Replaces a server's presence file atomically. */
export async function writePresence(store: string, presence: ServerPresence): Promise<void> {
  const file = presenceFile(store, presence.id);
  await replaceFile(file, JSON.stringify(presence), workFolder(store));
}

/** Removes the presence file of a server that stops. */
export async function removePresence(store: string, id: string): Promise<void> {
  await rm(presenceFile(store, id), { force: true });
}

/**
 * Servers that reported within `maxAgeMs`. Reports are not signed, so they are used to find
 * servers, never to decide what is served. Skips unreadable reports, and those from more than
 * `maxAgeMs` in the future, which would count until then.
 */
export async function readPresences(
  store: string,
  maxAgeMs: number = presenceLifetime,
): Promise<ServerPresence[]> {
  const names = await presenceNames(store);
  const found = await Promise.all(names.map((name) => readPresence(serversFolder(store), name)));
  const now = Date.now();
  return found
    .filter((presence) => presence !== null)
    .filter(({ seenAt }) => Math.abs(now - seenAt) <= maxAgeMs);
}

/** Deletes presence files that are older than an hour. */
export async function sweepPresences(store: string): Promise<void> {
  const folder = serversFolder(store);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const written = (await stat(file).catch(() => null))?.mtimeMs ?? Date.now();
    if (Date.now() - written > forgottenAfter) await rm(file, { force: true });
  }
}

async function presenceNames(store: string): Promise<string[]> {
  const names = await readdir(serversFolder(store)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.json'));
}

async function readPresence(folder: string, name: string): Promise<ServerPresence | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
    return isPresence(value) ? (value as ServerPresence) : null;
  } catch {
    return null;
  }
}

const isPresence = withFields({
  id: isText,
  host: isText,
  address: isText,
  build: isText,
  bffs: optional(listOf(isText)),
  revision: (value) => Number.isSafeInteger(value),
  seenAt: (value) => Number.isFinite(value),
});
