import { appendFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type RegistryDocument, readRegistry, registryPath } from './registry-document.js';

/** One line of the append-only history. */
export interface HistoryEntry {
  readonly at: string;
  readonly who: string;
  readonly what: string;
  readonly why: string;
  readonly revision: number;
}

const lockPath = (store: string) => path.join(store, 'registry.lock');
export const historyPath = (store: string): string => path.join(store, 'history.jsonl');

/** A lock older than this was left by a process that died: changes take milliseconds. */
const staleAfter = 10_000;
const patience = 15_000;

/**
 * Changes the registry by compare-and-set: one writer at a time, the document replaced whole, the history appended.
 * @param change the next pointers, made from the newest document
 */
export async function changeRegistry(
  store: string,
  entry: Pick<HistoryEntry, 'who' | 'what' | 'why'>,
  change: (remotes: RegistryDocument['remotes']) => RegistryDocument['remotes'],
): Promise<RegistryDocument> {
  await mkdir(store, { recursive: true });
  await takeLock(store);
  try {
    const before = await readRegistry(store);
    const after = { revision: before.revision + 1, remotes: change(before.remotes) };
    const line: HistoryEntry = { at: new Date().toISOString(), ...entry, revision: after.revision };
    await appendFile(historyPath(store), `${JSON.stringify(line)}\n`);
    await replaceFile(registryPath(store), `${JSON.stringify(after, null, 1)}\n`);
    return after;
  } finally {
    await rm(lockPath(store), { force: true });
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  const next = `${file}.${process.pid}.next`;
  const handle = await open(next, 'w');
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(next, file);
}

async function takeLock(store: string): Promise<void> {
  const file = lockPath(store);
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (Date.now() > deadline) throw new Error('Another release is under way. Please try again.');
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > staleAfter) await rm(file, { force: true });
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
  }
}
