import type { AuditAction } from '@northcast/shared-contracts/api/audit';
import { timestampField } from '@northcast/shared-contracts/api/fields';
import { array, type InferType, number, object, string } from 'yup';

/**
 * Where the shell server reports release changes to the bff. Not for browsers, and not in the
 * endpoint table.
 */
export const releaseChangesPath = '/api/releases/changes';

/** Maximum changes in one message. */
export const mostReleaseChanges = 100;

/** The audit action of each entry in the release history. */
export const releaseActions = {
  publish: 'release.published',
  promote: 'release.promoted',
  rollback: 'release.rolled-back',
  canary: 'canary.started',
  'step canary': 'canary.stepped',
  'stop canary': 'canary.stopped',
  'add key': 'release-keys.changed',
  'remove key': 'release-keys.changed',
  confirm: 'release-keys.changed',
  resume: 'release-keys.changed',
} as const satisfies Readonly<Record<string, AuditAction>>;

type ReleaseAct = keyof typeof releaseActions;
const acts = Object.keys(releaseActions) as ReleaseAct[];

const line = string().max(500).defined();

/** One entry of the release store's history. */
const releaseChangeSchema = object({
  at: timestampField('Not a time').required(),
  /** Name of the signing key, or `automatic`. */
  who: line,
  what: string().oneOf(acts).required(),
  /** The area, or the subject of a change of keys. */
  subject: line,
  version: string().max(100),
  percent: number().integer(),
  why: line,
});

export type ReleaseChange = InferType<typeof releaseChangeSchema>;

/** Oldest first. */
export const releaseChangesSchema = object({
  changes: array(releaseChangeSchema).max(mostReleaseChanges).required(),
});
