import { isRemoteName } from '@northcast/shared-contracts/host/remote';
import semver from 'semver';
import {
  type Check,
  isRecord,
  isText,
  isTime,
  listOf,
  nullOr,
  optional,
  withFields,
} from '../document-shape.js';
import { changedRemotes } from './key-rights.js';
import type { RegistryRevision, ReleaseChange } from './registry-revision.js';

/**
 * Maximum milliseconds of a canary step. The time when the next step is due has to be a valid date.
 */
const longestStep = 365 * 24 * 60 * 60 * 1000;

const isBetween =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;

const isVersion: Check = (value) => typeof value === 'string' && semver.valid(value) === value;
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isShare: Check = (value) => Number.isInteger(value) && isBetween(1, 100)(value);

const hasCanaryFields = withFields({
  version: isVersion,
  percent: isShare,
  startedAt: optional(isTime),
  steppedAt: optional(isTime),
  steps: optional(listOf(isShare)),
  every: optional(isBetween(0, longestStep)),
  earlier: optional(withFields({ visitors: isCount, failed: isCount })),
});

/** The next step is due `every` after `steppedAt`. */
const isCanary: Check = (value) =>
  isRecord(value) &&
  hasCanaryFields(value) &&
  (value['every'] === undefined || value['steppedAt'] !== undefined);

const isPointers = withFields({
  stable: isVersion,
  previous: nullOr(isVersion),
  canary: nullOr(isCanary),
});

const isAct = withFields({ at: isTime, who: isText, key: optional(isText), why: isText });

const releaseActs: readonly unknown[] = [
  'promote',
  'canary',
  'step canary',
  'stop canary',
  'rollback',
] satisfies readonly ReleaseChange['what'][];

const moved = { remote: isRemoteName, version: isVersion };

const isReleaseChange = withFields({
  ...moved,
  what: (value) => releaseActs.includes(value),
  percent: optional(isShare),
  with: optional(listOf(withFields(moved))),
});

/** `key-rights.ts` refuses changes of another kind. */
const isChange: Check = (change) =>
  isRecord(change) && isAct(change) && (!('remote' in change) || isReleaseChange(change));

/**
 * Checks the shape of what a delegated key may change. A signature proves only who wrote it, so
 * that without this check the pointers of one remote could make servers fail for every remote.
 * @param before trusted revision before it
 * @returns the part of `after` that has another shape than in `RegistryRevision`; null if there is
 * none
 */
export function malformedPart(before: RegistryRevision, after: RegistryRevision): string | null {
  if (!isRecord(after.remotes)) return 'remotes';
  if (!isChange(after.change)) return 'change';
  const malformed = changedRemotes(before, after).find(
    (name) => Object.hasOwn(after.remotes, name) && !isPointers(after.remotes[name]),
  );
  return malformed === undefined ? null : `pointers of ${malformed}`;
}
