import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../store/durable-files.js';
import { deployedFolder } from '../store/store-layout.js';

/** A shell server that runs on this store, as it last said. */
export interface ServerPresence {
  /** New in every process. */
  readonly id: string;
  /** Name of its machine: `address` is meant for that machine alone. */
  readonly host: string;
  /** `http://127.0.0.1:3000`, as its own machine reaches it. */
  readonly address: string;
  /** Stands for the content of the shell's build. */
  readonly build: string;
  /** Builds of the bff that it has seen lately: several while one is replaced; none until one answers. */
  readonly bffs?: readonly string[];
  /** Number of the registry revision that it serves by; 0 while it has none. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

/** Milliseconds between two notes of a server to which nothing happens. */
export const presenceInterval = 15_000;

/** Milliseconds after which a server that says nothing is taken to be gone: two notes missed. */
export const presenceLifetime = 2.5 * presenceInterval;

/** Milliseconds after which what a killed server left is removed. */
const forgottenAfter = 60 * 60 * 1000;

const serversFolder = (store: string) => path.join(deployedFolder(store), 'servers');
const presenceFile = (store: string, id: string) => path.join(serversFolder(store), `${id}.json`);

/** Replaces what a server said last; readers see the old note or the new one, whole. */
export async function writePresence(store: string, presence: ServerPresence): Promise<void> {
  const file = presenceFile(store, presence.id);
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(serversFolder(store), { recursive: true });
  try {
    await writeFile(draft, JSON.stringify(presence));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Says that a server has stopped. */
export async function removePresence(store: string, id: string): Promise<void> {
  await rm(presenceFile(store, id), { force: true });
}

/**
 * Servers that said something within `maxAgeMs`. What they say is not signed: it answers who listens, never what may be shown.
 * A note that can't be read is left out.
 */
export async function readPresences(
  store: string,
  maxAgeMs: number = presenceLifetime,
): Promise<ServerPresence[]> {
  const names = await presenceNames(store);
  const found = await Promise.all(names.map((name) => readPresence(serversFolder(store), name)));
  const oldest = Date.now() - maxAgeMs;
  return found.filter((presence) => presence !== null).filter(({ seenAt }) => seenAt >= oldest);
}

/** Removes the notes of servers that have been gone for an hour. */
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
    return isPresence(value) ? value : null;
  } catch {
    return null;
  }
}

function isPresence(value: unknown): value is ServerPresence {
  if (typeof value !== 'object' || value === null) return false;
  const { id, host, address, build, bffs, revision, seenAt } = value as Record<string, unknown>;
  if (bffs !== undefined && !Array.isArray(bffs)) return false;
  const texts = [id, host, address, build, ...(bffs ?? [])].every(
    (each) => typeof each === 'string',
  );
  return texts && Number.isSafeInteger(revision) && Number.isFinite(seenAt);
}
