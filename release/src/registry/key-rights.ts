import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { automaticName, type DelegatedKey } from '../keys/delegated-key.js';
import type { Pointers, RegistryRevision } from './registry-revision.js';

type State = Pick<RegistryRevision, 'remotes' | 'change'>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Excludes what every object inherits, so that a remote may have any name. */
const pointersIn = ({ remotes }: Pick<State, 'remotes'>, name: RemoteName) =>
  Object.hasOwn(remotes, name) ? remotes[name] : undefined;

/** Names of the remotes whose pointers differ between two registry states. */
export function changedRemotes(
  before: Pick<State, 'remotes'>,
  after: Pick<State, 'remotes'>,
): RemoteName[] {
  const names = [...new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)])];
  return names.filter((name) => !isSame(pointersIn(before, name), pointersIn(after, name)));
}

/**
 * Why a key may not turn one registry state into another. An `area` key may move the pointers of
 * its remotes. A `server` key may stop or step a canary, or restore the previous version, and only
 * as an automatic change. Neither may change the order of the remotes.
 * @returns null when it may
 */
export function rightsViolation(key: DelegatedKey, before: State, after: State): string | null {
  const changed = changedRemotes(before, after);
  const named = namedIn(after.change);
  if (named.length === 0) return `The key '${key.name}' may only release areas`;
  const isAutomatic = after.change?.who === automaticName;
  if (isAutomatic !== (key.role === 'server')) {
    return `The key '${key.name}' is ${isAutomatic ? 'not ' : ''}a server's, which acts by rule alone`;
  }
  const violation = key.role === 'area' ? areaViolation : serverViolation;
  return (
    violation(key, [...new Set([...changed, ...named])], before, after) ??
    orderViolation(key, before, after)
  );
}

/** The order of the remotes decides which of them has an address that several claim. */
function orderViolation({ name }: DelegatedKey, before: State, after: State): string | null {
  const names = Object.keys(after.remotes);
  const former = Object.keys(before.remotes).filter((each) => names.includes(each));
  if (isSame(names.slice(0, former.length), former)) return null;
  return `The key '${name}' may not change the order of the areas: a new one comes last`;
}

/** Every remote that the change says was moved. */
const namedIn = (change: State['change']): RemoteName[] =>
  change && 'remote' in change
    ? [change.remote, ...(change.with ?? []).map(({ remote }) => remote)]
    : [];

function areaViolation(key: DelegatedKey, touched: readonly RemoteName[]): string | null {
  const foreign = touched.filter((remote) => !key.areas.includes(remote));
  if (foreign.length === 0) return null;
  return `The key '${key.name}' is for ${key.areas.join(', ')} and not for ${foreign.join(', ')}`;
}

function serverViolation(
  key: DelegatedKey,
  touched: readonly RemoteName[],
  before: State,
  after: State,
): string | null {
  const isAllowed = touched.every((remote) =>
    isByRule(before.remotes[remote], after.remotes[remote]),
  );
  if (isAllowed) return null;
  return `The key '${key.name}' is a server's: it may only end or step canaries and go back by rule`;
}

function isByRule(before: Pointers | undefined, after: Pointers | undefined): boolean {
  if (!before || !after || !isSame(otherParts(before), otherParts(after))) return false;
  const hasStayed = after.stable === before.stable && after.previous === before.previous;
  if (hasStayed) return after.canary === null || after.canary.version === before.canary?.version;
  const isBack = after.stable === before.previous && after.previous === null;
  return isBack && after.canary === null;
}

/** Every field except the versions and the canary. */
function otherParts({
  stable: _stable,
  previous: _previous,
  canary: _canary,
  ...others
}: Pointers) {
  return others;
}
