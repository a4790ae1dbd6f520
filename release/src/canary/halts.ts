import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { canaryFolder, workFolder } from '../store/store-layout.js';

/** A run of a canary that was ended because it failed. */
export interface Halt {
  readonly remote: RemoteName;
  readonly version: string;
  /** Name of the run; see `runOf`. */
  readonly run: string;
  /** ISO 8601. */
  readonly at: string;
  readonly why: string;
}

const mostKept = 20;
const haltFile = (store: string, remote: RemoteName) =>
  path.join(canaryFolder(store), 'halts', `${remote}.json`);

/** Halts of an area, newest first. They are not signed: anyone who writes one can end a canary, never give one to anybody. */
export async function readHalts(store: string, remote: RemoteName): Promise<Halt[]> {
  try {
    const halts: unknown = JSON.parse(await readFile(haltFile(store, remote), 'utf8'));
    return Array.isArray(halts) ? halts.filter(isHalt) : [];
  } catch {
    return [];
  }
}

/** The halt of a run, if it was ended. */
export async function haltOf(
  store: string,
  remote: RemoteName,
  version: string,
  run: string,
): Promise<Halt | undefined> {
  const halts = await readHalts(store, remote);
  return halts.find((halt) => halt.version === version && halt.run === run);
}

/** Makes a halt known to every server and to those that start later. @throws where the store can't be written */
export async function writeHalt(store: string, halt: Halt): Promise<void> {
  const file = haltFile(store, halt.remote);
  const others = (await readHalts(store, halt.remote)).filter(
    ({ version, run }) => version !== halt.version || run !== halt.run,
  );
  await mkdir(path.dirname(file), { recursive: true });
  await mkdir(workFolder(store), { recursive: true });
  const draft = path.join(workFolder(store), `halt-${randomUUID()}`);
  await writeFile(draft, JSON.stringify([halt, ...others].slice(0, mostKept), null, 1));
  await rename(draft, file);
}

function isHalt(value: unknown): value is Halt {
  if (typeof value !== 'object' || value === null) return false;
  const { remote, version, run, at, why } = value as Record<string, unknown>;
  return [remote, version, run, at, why].every((text) => typeof text === 'string');
}
