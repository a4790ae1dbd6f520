import { createFile, isTaken } from './durable-files.js';
import {
  type Change,
  type RegistryDocument,
  readRegistry,
  revisionPath,
} from './registry-document.js';
import { signingKey } from './release-keys.js';
import { signDocument } from './signed-document.js';
import { workFolder } from './store-layout.js';

/** Who answers for a change, and the reason that the history keeps. */
export interface Responsible {
  readonly who: string;
  readonly why: string;
}

/** The next pointers of one remote, and what to call the step that led there. */
export interface NextPointers {
  readonly remotes: RegistryDocument['remotes'];
  readonly change: Omit<Change, 'at' | 'who' | 'why'>;
}

const attempts = 100;

/**
 * Changes the registry by compare-and-set: the next state is made from the newest one and takes the next number, if nobody else was
 * faster; else it is made again. A process that dies leaves the old state or the new one with its entry in the history.
 * @param decide may throw a RefusedRelease; called again after a lost race
 */
export async function changeRegistry(
  store: string,
  { who, why }: Responsible,
  decide: (before: RegistryDocument) => NextPointers | Promise<NextPointers>,
): Promise<RegistryDocument> {
  const key = await signingKey(store);
  for (let attempt = 1; ; attempt += 1) {
    const before = await readRegistry(store);
    const { remotes, change } = await decide(before);
    const after: RegistryDocument = {
      revision: before.revision + 1,
      remotes,
      change: { at: new Date().toISOString(), who, why, ...change },
    };
    const text = signDocument('registry', after, key);
    try {
      await createFile(revisionPath(store, after.revision), text, workFolder(store));
      return after;
    } catch (error) {
      if (!isTaken(error) || attempt === attempts) throw error;
    }
  }
}
