import { emptyRegistry, type Pointers, type RegistryRevision } from './registry-revision.js';
import { malformedPart } from './revision-shape.js';

const at = '2026-11-27T10:00:00.000Z';
const live: Pointers = { stable: '1.0.0', previous: null, canary: null };
const canary = { version: '1.1.0', percent: 5, startedAt: at, steppedAt: at };
const change = {
  at,
  who: 'Account team',
  key: 'Account team',
  why: '',
  what: 'promote',
  remote: 'mf-account',
  version: '1.0.0',
};

/** The malformed part of a revision with these fields, which follows one where mf-admin is live. */
function malformedIn(fields: object): string | null {
  const before: RegistryRevision = { ...emptyRegistry, remotes: { 'mf-admin': live } };
  const honest = { ...before, remotes: { ...before.remotes, 'mf-account': live }, change };
  return malformedPart(before, { ...honest, ...fields } as object as RegistryRevision);
}

const pointing = (pointers: unknown) => ({ remotes: { 'mf-admin': live, 'mf-account': pointers } });
const withCanary = (fields: object) => pointing({ ...live, canary: { ...canary, ...fields } });

test.each<[string, object]>([
  ['a previous version', pointing({ ...live, previous: '0.9.0-local.abc' })],
  ['fields of a newer build', pointing({ ...live, pinned: true })],
  ['a canary of 1 %', withCanary({ percent: 1 })],
  ['a canary of 100 %', withCanary({ percent: 100 })],
  ['a canary of an older build', pointing({ ...live, canary: { version: '1.1.0', percent: 5 } })],
  ['a canary with steps', withCanary({ steps: [25, 100], every: 604_800_000 })],
  [
    'a canary at its last step',
    withCanary({ steps: [], every: 1000, earlier: { visitors: 21, failed: 0 } }),
  ],
  ['an area removed', { remotes: {} }],
  ['a share in its change', { change: { ...change, what: 'canary', percent: 5 } }],
  [
    'several areas in its change',
    { change: { ...change, with: [{ remote: 'mf-admin', version: '1.0.0' }] } },
  ],
  ['a change of keys, which the rights refuse', { change: { at, who: '', why: '', what: 'x' } }],
])('a revision with %s has no malformed part', (_what, fields) => {
  expect(malformedIn(fields)).toBeNull();
});

test.each<[string, unknown]>([
  ['no fields', {}],
  ['null', null],
  ['a list', []],
  ['a stable version that is no version', { ...live, stable: 'newest' }],
  ['a stable version with a prefix', { ...live, stable: 'v1.0.0' }],
  ['no previous version', { stable: '1.0.0', canary: null }],
  ['a number as previous version', { ...live, previous: 1 }],
  ['no canary', { stable: '1.0.0', previous: null }],
  ['a text as canary', { ...live, canary: '1.1.0' }],
])('pointers with %s are malformed', (_what, pointers) => {
  expect(malformedIn(pointing(pointers))).toBe('pointers of mf-account');
});

test.each<object>([
  { version: 1 },
  { percent: '5' },
  { percent: 0 },
  { percent: 101 },
  { percent: 2.5 },
  { startedAt: 'noon' },
  { steppedAt: 5 },
  { steps: 5 },
  { steps: ['25'] },
  { steps: [101] },
  { every: '10m' },
  { every: -1 },
  { every: 1e300 },
  { steps: [25], every: 1000, steppedAt: undefined },
  { earlier: {} },
  { earlier: { visitors: 20, failed: -1 } },
  { earlier: { visitors: 1.5, failed: 0 } },
])('a canary with %j is malformed', (fields) => {
  expect(malformedIn(withCanary(fields))).toBe('pointers of mf-account');
});

test.each<unknown>([
  null,
  { ...change, at: 'soon' },
  { ...change, who: 5 },
  { ...change, key: {} },
  { ...change, why: 5 },
  { ...change, what: 'publish' },
  { ...change, remote: 5 },
  { ...change, remote: 'admin' },
  { ...change, version: null },
  { ...change, percent: '5' },
  { ...change, with: 5 },
  { ...change, with: [null] },
  { ...change, with: [{ remote: 'mf-admin' }] },
])('the change %j is malformed', (malformed) => {
  expect(malformedIn({ change: malformed })).toBe('change');
});

test.each([undefined, null, [], 5])('a revision with the areas %j is malformed', (remotes) => {
  expect(malformedIn({ remotes })).toBe('remotes');
});

test('malformed pointers that are those of the revision before are not checked again', () => {
  const before = { ...emptyRegistry, remotes: { 'mf-admin': {} as Pointers } };
  const after = { ...before, change } as object as RegistryRevision;
  expect(malformedPart(before, after)).toBeNull();
});
