import type { KeyObject } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DelegatedKey } from '../keys/delegated-key.js';
import { publicKey } from '../keys/release-keys.js';
import { openDelegated, UntrustedDocument } from '../keys/signed-document.js';
import { messageOf } from '../message-of.js';
import { readRegistry } from '../registry/read-registry.js';
import {
  type BffDescription,
  type DescribedKind,
  descriptionPath,
  descriptionsFolder,
  type ShellDescription,
} from './descriptions.js';
import { readPresences } from './server-presence.js';

/** The builds that a release must fit. */
export interface Deployed {
  readonly shells: readonly ShellDescription[];
  readonly bffs: readonly BffDescription[];
  /**
   * A message for each running build that is unknown or untrusted. If there is any, nothing may be
   * released.
   */
  readonly unknown: readonly string[];
}

/** Builds that running servers report; empty if no server is running. */
export interface RunningBuilds {
  readonly shells: readonly string[];
  readonly bffs: readonly string[];
}

/**
 * Descriptions of the builds that servers are running, or of the newest build of each kind if no
 * server is running.
 * @param running builds of the running servers; defaults to the presence files in the store
 */
export async function readDeployed(store: string, running?: RunningBuilds): Promise<Deployed> {
  const builds = running ?? (await runningBuilds(store));
  const keys = await descriptionKeys(store);
  const shells = await readKind<ShellDescription>(store, 'shell', builds.shells, keys);
  const bffs = await readKind<BffDescription>(store, 'bff', builds.bffs, keys);
  return {
    shells: shells.described,
    bffs: bffs.described,
    unknown: [...shells.unknown, ...bffs.unknown],
  };
}

interface DescriptionKeys {
  readonly root: KeyObject | null;
  readonly delegated: readonly DelegatedKey[];
}

const descriptionKeys = async (store: string): Promise<DescriptionKeys> => ({
  root: await publicKey(store),
  delegated: (await readRegistry(store)).keys ?? [],
});

/** Whether a delegated key may describe deployed builds: only an active `server` key. */
export const mayDescribe = ({ role, removed }: DelegatedKey): boolean =>
  role === 'server' && removed === undefined;

/** Whether the store has a trusted description of a build. */
export async function isTrustedDescription(
  store: string,
  kind: DescribedKind,
  build: string,
): Promise<boolean> {
  return await readDescription(store, kind, build, await descriptionKeys(store)).then(
    () => true,
    () => false,
  );
}

async function runningBuilds(store: string): Promise<RunningBuilds> {
  const presences = await readPresences(store);
  return {
    shells: presences.map(({ build }) => build),
    bffs: presences.flatMap(({ bffs }) => bffs ?? []),
  };
}

async function readKind<Description>(
  store: string,
  kind: DescribedKind,
  running: readonly string[],
  keys: DescriptionKeys,
): Promise<{ described: Description[]; unknown: string[] }> {
  const newest = running.length > 0 ? null : await newestBuild(store, kind);
  const builds = newest === null ? [...new Set(running)] : [newest];
  if (builds.length === 0) {
    return {
      described: [],
      unknown: [
        `No ${kind} has described itself in this store, so that nothing can be compared with it. ` +
          `Start one, or run: npm run release -- describe ${kind}`,
      ],
    };
  }
  const described: Description[] = [];
  const unknown: string[] = [];
  for (const build of builds) {
    try {
      described.push((await readDescription(store, kind, build, keys)) as Description);
    } catch (error) {
      unknown.push(messageOf(error));
    }
  }
  return { described, unknown };
}

async function readDescription(
  store: string,
  kind: DescribedKind,
  build: string,
  keys: DescriptionKeys,
): Promise<unknown> {
  const name = `The description of ${kind} ${build}`;
  const text = await readFile(descriptionPath(store, kind, build), 'utf8').catch(() => {
    throw new UntrustedDocument(
      `A ${kind} of build ${build} runs and is not described. ` +
        `Run where the signing key is: npm run release -- describe ${kind}`,
    );
  });
  const { root, delegated } = keys;
  if (root === null) throw new UntrustedDocument(`${name}: there is no release key to verify it`);
  const opened = openDelegated('deployed', text, { root, delegated }, name, mayDescribe);
  const { kind: signedKind, ...description } = opened.content as {
    kind: DescribedKind;
    build: string;
  };
  if (signedKind !== kind || description.build !== build) {
    throw new UntrustedDocument(`${name} is that of ${signedKind} ${description.build}`);
  }
  return description;
}

async function newestBuild(store: string, kind: DescribedKind): Promise<string | null> {
  const folder = descriptionsFolder(store, kind);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  let newest: { build: string; at: number } | null = null;
  for (const name of names.sort()) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (newest === null || mtimeMs > newest.at) {
      newest = { build: name.slice(0, -'.json'.length), at: mtimeMs };
    }
  }
  return newest?.build ?? null;
}
