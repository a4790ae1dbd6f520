import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { isRecord, recordOf, withFields } from '../document-shape.js';
import { replaceFile } from '../store/durable-files.js';
import { canaryFolder, workFolder } from '../store/store-layout.js';
import type { WrittenVotes } from './arm-votes.js';

/** Votes on one remote's canary step, by version. */
export interface StepVotes {
  readonly step: string;
  readonly arms: Readonly<Record<string, WrittenVotes>>;
}

/** Votes counted by one server. */
export type ServerVotes = Readonly<Record<RemoteName, StepVotes>>;

const votesFolder = (store: string) => path.join(canaryFolder(store), 'votes');
const longestFile = 4_000_000;
const mostFiles = 100;
/** Milliseconds after its last write for which votes on a finished step stay in a file. */
const abandonedAfter = 60 * 60 * 1000;

/**
 * Writes a server's votes atomically. A power failure can lose at most the votes since the previous
 * write.
 */
export async function writeVotes(store: string, server: string, votes: ServerVotes): Promise<void> {
  const file = path.join(votesFolder(store), `${server}.json`);
  await replaceFile(file, JSON.stringify(votes), workFolder(store));
}

/** Reads the votes of all servers, including stopped ones. Skips unreadable files. */
export class VoteFiles {
  private readonly known = new Map<string, { stamp: string; votes: ServerVotes | null }>();

  constructor(private readonly store: string) {}

  /** @param except name of a server whose votes are skipped, usually the caller's own */
  async read(except?: string): Promise<ServerVotes[]> {
    const names = (await readdir(votesFolder(this.store)).catch(() => []))
      .filter((name) => name.endsWith('.json') && name !== `${except}.json`)
      .slice(0, mostFiles);
    for (const name of this.known.keys()) if (!names.includes(name)) this.known.delete(name);
    const all = await Promise.all(names.map((name) => this.readFile(name)));
    return all.filter((votes) => votes !== null);
  }

  /**
   * Deletes votes that are not on these steps from the files of servers that write no more. Ignores
   * files that cannot be written.
   */
  async sweep(steps: ReadonlySet<string>): Promise<void> {
    for (const [name, { votes }] of this.known) {
      const all = Object.entries(votes ?? {});
      const needed = all.filter(([, { step }]) => steps.has(step));
      if (needed.length > 0 && needed.length === all.length) continue;
      await this.reduce(name, Object.fromEntries(needed)).catch(() => undefined);
    }
  }

  private async reduce(name: string, needed: ServerVotes): Promise<void> {
    const file = path.join(votesFolder(this.store), name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs <= abandonedAfter) return;
    if (Object.keys(needed).length === 0) await rm(file, { force: true });
    else await writeVotes(this.store, path.basename(name, '.json'), needed);
  }

  private async readFile(name: string): Promise<ServerVotes | null> {
    const file = path.join(votesFolder(this.store), name);
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      const known = this.known.get(name);
      if (known?.stamp === stamp) return known.votes;
      const votes = size > longestFile ? null : asVotes(JSON.parse(await readFile(file, 'utf8')));
      this.known.set(name, { stamp, votes });
      return votes;
    } catch {
      return null;
    }
  }
}

const areWritten = withFields({ level: Number.isInteger, votes: isRecord });
const areVotes = recordOf(withFields({ arms: recordOf(areWritten) }));

const asVotes = (value: unknown) => (areVotes(value) ? (value as ServerVotes) : null);
