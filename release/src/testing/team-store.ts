import { readFile, writeFile } from 'node:fs/promises';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { addKey } from '../commands/keys.js';
import { promote } from '../commands/promote.js';
import { publish } from '../commands/publish.js';
import { sha384 } from '../hashes.js';
import { signDocument } from '../keys/signed-document.js';
import {
  newestRevision,
  type RegistryRevision,
  revisionPath,
} from '../registry/registry-revision.js';
import { newStore, writeArtefact } from './artefact.js';
import { newKey, type TestKey } from './key-files.js';

export const why = { why: 'a test' };

export const publishTo = async (store: string, remote: RemoteName, version: string) =>
  await publish(store, await writeArtefact(remote, version), why);

/** A store where 1.0.0 of two remotes is live, and the key of mf-account's team. */
export async function storeWithTeam() {
  const store = await newStore();
  for (const remote of ['mf-account', 'mf-admin']) {
    await publishTo(store, remote, '1.0.0');
    await promote(store, remote, '1.0.0', why);
  }
  const team = newKey();
  await addKey(store, newTeamKey(team), why);
  return { store, team };
}

export const newTeamKey = ({ publicPem }: TestKey) => ({
  remote: 'mf-account' as const,
  publicKey: publicPem,
  name: 'Account team',
});

export const newest = async (store: string) => {
  const file = revisionPath(store, await newestRevision(store));
  const text = await readFile(file, 'utf8');
  return { text, document: JSON.parse(text).content as RegistryRevision };
};

/** Writes a revision signed with the team's key, with any content. */
export async function forge(
  store: string,
  team: TestKey,
  change: (honest: RegistryRevision) => Partial<RegistryRevision>,
): Promise<void> {
  const { text, document } = await newest(store);
  const honest: RegistryRevision = {
    ...document,
    revision: document.revision + 1,
    change: {
      at: new Date().toISOString(),
      who: 'Account team',
      key: 'Account team',
      why: '',
      what: 'promote',
      remote: 'mf-account',
      version: '1.0.0',
    },
    before: sha384(text),
    sinceRoot: (document.sinceRoot ?? 0) + 1,
  };
  const forged = { ...honest, ...change(honest) };
  const signed = signDocument('registry', forged, team.privateKey);
  await writeFile(revisionPath(store, forged.revision), signed);
}
