import { isRemoteName } from '@northcast/shared-contracts/host/remote';
import type { Actor } from '../changes/change-registry.js';
import type { DelegatedKey } from '../keys/delegated-key.js';
import { RefusedRelease } from '../refused-release.js';
import { readRegistry } from '../registry/read-registry.js';
import { addKey, confirmRegistry, removeKey } from './keys.js';

export const keysUsage = `npm run release -- keys …

  keys list                                   who may sign what
  keys add <remote> <public key> [--name …]   a key that publishes and releases one area; again for a further area
  keys add --server <public key> [--name …]   a shell server's key: ends and steps canaries, restores the previous version automatically, describes itself
  keys remove <id or name>                    takes its rights away; what it published stays trusted
  keys remove <id or name> --distrust         what it published is not trusted any more either; refused while that is live
  keys confirm                                root signs the registry as it stands; verifying it begins there

  A public key is PEM, or the path of a PEM file. All but the list need the root key.`;

interface KeysCall {
  readonly store: string;
  /** Arguments after `keys`. */
  readonly words: readonly (string | undefined)[];
  readonly by: Actor;
  readonly name?: string | undefined;
  readonly server?: boolean | undefined;
  readonly distrust?: boolean | undefined;
  readonly json?: boolean | undefined;
}

/**
 * Runs `keys …`.
 * @returns the message for the user
 * @throws RefusedRelease
 */
export async function runKeysCommand(call: KeysCall): Promise<string> {
  const { store, by } = call;
  const [command, first, second] = call.words;
  if (command === 'list' || command === undefined) return await list(store, call.json);
  if (command === 'confirm') {
    await confirmRegistry(store, by);
    return 'The root key has signed the registry as it stands.';
  }
  if (command === 'add') return await add(call, first, second);
  if (command === 'remove' && first !== undefined) {
    await removeKey(store, first, { distrust: call.distrust ?? false }, by);
    const rest = call.distrust ? 'and so is what it published' : 'what it published stays trusted';
    return `'${first}' is not trusted any more; ${rest}.`;
  }
  throw new RefusedRelease(keysUsage);
}

async function add(
  { store, by, name, server }: KeysCall,
  first: string | undefined,
  second: string | undefined,
): Promise<string> {
  const remote = server ? null : first;
  const publicKey = server ? first : second;
  if (remote === undefined || publicKey === undefined) throw new RefusedRelease(keysUsage);
  if (remote !== null && !isRemoteName(remote)) {
    throw new RefusedRelease(`'${remote}' is not a name like mf-account.`);
  }
  const key = await addKey(store, { remote, publicKey, name }, by);
  return `'${key.name}' (${key.id}) may sign for ${key.areas.join(', ') || 'a shell server'}.`;
}

async function list(store: string, json: boolean | undefined): Promise<string> {
  const { keys = [] } = await readRegistry(store);
  if (json) return JSON.stringify(keys, null, 1);
  if (keys.length === 0)
    return 'Only the root key may sign: keys add gives an area one of its own.';
  return keys.map(describeKey).join('\n');
}

function describeKey({ id, name, areas, addedAt, removed }: DelegatedKey): string {
  const may = areas.join(', ') || 'shell server';
  if (!removed) return `${id}  ${name}: ${may}, since ${addedAt}`;
  const rest =
    removed.kept === null ? 'what it published is distrusted' : 'publications stay trusted';
  return `${id}  ${name}: ${may}, removed ${removed.at}, ${rest}`;
}
