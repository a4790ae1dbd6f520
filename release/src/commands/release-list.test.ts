import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ServerPresence } from '../deployed/server-presence.js';
import type { Pointers, RegistryRevision } from '../registry/registry-revision.js';
import { artefactsFolder } from '../store/store-layout.js';
import { newStore } from '../testing/artefact.js';
import { publishTo, why } from '../testing/team-store.js';
import { describeChange } from './describe-change.js';
import { promote } from './promote.js';
import { describeEntry, formatList, listReleases, type ReleaseList } from './release-list.js';

const at = '2026-01-01T10:00:00.000Z';
const moved = { at, who: 'root', key: 'root', why: '', revision: 4 };
const promoted = { ...moved, what: 'promote', remote: 'mf-admin', version: '1.1.0' } as const;
const published = {
  at,
  who: 'Team',
  what: 'publish',
  remote: 'mf-admin',
  version: '1.1.0',
  why: '',
} as const;

test.each([
  [promoted, 'promote mf-admin 1.1.0, by root'],
  [{ ...promoted, why: 'it is good' }, 'promote mf-admin 1.1.0, by root: it is good'],
  [
    { ...promoted, who: 'automatic', key: 'Rack 1' },
    'promote mf-admin 1.1.0, by automatic (Rack 1)',
  ],
  [{ ...promoted, what: 'canary', percent: 5 } as const, 'canary mf-admin 1.1.0 at 5 %, by root'],
  [
    { ...moved, what: 'add key', subject: 'Team (abc) for mf-admin' } as const,
    'add key Team (abc) for mf-admin, by root',
  ],
  [{ ...published, distrusted: true }, 'publish mf-admin 1.1.0, by Team, no longer trusted'],
  [{ ...published, distrusted: false }, 'publish mf-admin 1.1.0, by Team'],
])('the entry %j is displayed as %s', (entry, words) => {
  expect(describeEntry(entry)).toBe(words);
});

const presence = (revision: number): ServerPresence =>
  ({ address: 'http://127.0.0.1:3000', host: 'rack', revision }) as ServerPresence;

const list = (rest: Partial<ReleaseList> = {}): ReleaseList => ({
  revision: 4,
  servers: [],
  remotes: [
    {
      remote: 'mf-admin',
      live: { stable: '1.1.0', previous: '1.0.0', canary: null },
      standing: null,
      halt: null,
      versions: ['1.1.0', '1.0.0'],
    },
  ],
  history: [promoted],
  ...rest,
});

test('the list shows the live, previous and published versions and the history', () => {
  expect(formatList(list()).split('\n')).toEqual([
    'Revision 4',
    'No server runs on this store, or it may not write to it',
    '',
    'mf-admin',
    '  stable    1.1.0',
    '  previous  1.0.0',
    '  canary    -',
    '  published 1.1.0, 1.0.0',
    '',
    'History',
    `  ${at}  promote mf-admin 1.1.0, by root`,
    '',
  ]);
});

test('the list shows that nothing is live or published', () => {
  const remotes = [{ remote: 'mf-admin', live: null, standing: null, halt: null, versions: [] }];
  const text = formatList(list({ remotes }));
  expect(text).toContain('  stable    nothing is live\n  previous  -\n');
  expect(text).toContain('  published nothing\n');
});

test('the list shows eight versions and the number of the others, and 20 lines of history', () => {
  const versions = Array.from({ length: 9 }, (_, index) => `1.${index}.0`);
  const one = list().remotes.map((each) => ({ ...each, versions }));
  const text = formatList(list({ remotes: one, history: Array(21).fill(promoted) }));
  expect(text).toContain('1.6.0, 1.7.0 and 1 more\n');
  expect(text.match(/by root/g)).toHaveLength(20);
  const eight = list().remotes.map((each) => ({ ...each, versions: versions.slice(1) }));
  expect(formatList(list({ remotes: eight }))).toContain('1.7.0, 1.8.0\n');
});

test('the list shows why a canary was halted and the status of the running canary', () => {
  const standing = {
    version: '1.2.0',
    percent: 5,
    summary: 'healthy',
    next: { percent: 25, due: at },
  } as ReleaseList['remotes'][number]['standing'];
  const halt = { remote: 'mf-admin', version: '1.1.9', run: '', at, why: 'it failed' };
  const remotes = list().remotes.map((each) => ({ ...each, standing, halt }));
  const text = formatList(list({ remotes }));
  expect(text).toContain(`  canary    1.2.0 at 5 %, 25 % from ${at} on; healthy\n`);
  expect(text).toContain(`  halted    1.1.9, ${at}: it failed\n`);
  const last = remotes.map((each) => ({
    ...each,
    standing: standing && { ...standing, next: null },
  }));
  expect(formatList(list({ remotes: last }))).toContain('  canary    1.2.0 at 5 %; healthy\n');
});

test('an area whose artefacts were all deleted is listed as long as it is live', async () => {
  const store = await newStore();
  await publishTo(store, 'mf-admin', '1.0.0');
  await promote(store, 'mf-admin', '1.0.0', why);
  await rm(path.join(artefactsFolder(store), 'mf-admin'), { recursive: true });
  const { remotes, history } = await listReleases(store, 'mf-admin');
  expect(remotes).toMatchObject([{ remote: 'mf-admin', live: { stable: '1.0.0' }, versions: [] }]);
  expect(history.map(({ what }) => what)).toEqual(['promote', 'publish']);
});

test.each([
  [4, ''],
  [5, ': an older registry was restored, see resume'],
  [3, ': it does not follow yet'],
])('a server at revision %i of 4 is listed%s', (revision, rest) => {
  expect(formatList(list({ servers: [presence(revision)] }))).toContain(
    `  http://127.0.0.1:3000 on rack serves by revision ${revision}${rest}\n`,
  );
});

describe('the description of a change', () => {
  const live = (rest: Partial<Pointers> = {}): Pointers => ({
    stable: '1.0.0',
    previous: null,
    canary: null,
    ...rest,
  });
  const before: RegistryRevision = { revision: 4, remotes: { 'mf-admin': live() }, change: null };
  const change = { what: 'promote', remote: 'mf-admin', version: '1.1.0' } as const;
  const words = (after: Pointers) =>
    describeChange(before, { remotes: { 'mf-admin': after }, change });

  test('shows the old and new versions of each area', () => {
    expect(words(live({ stable: '1.1.0', previous: '1.0.0' }))).toEqual([
      'mf-admin: stable 1.0.0 → 1.1.0, previous none → 1.0.0, against revision 4.',
    ]);
    expect(words(live({ canary: { version: '1.1.0', percent: 5 } }))).toEqual([
      'mf-admin: canary none → 1.1.0 at 5 %, against revision 4.',
    ]);
    expect(words(live())).toEqual(['mf-admin: nothing moves, against revision 4.']);
    const together = { ...change, with: [{ remote: 'mf-account', version: '2.0.0' }] };
    const remotes = { 'mf-admin': live(), 'mf-account': live({ stable: '2.0.0' }) };
    expect(describeChange(before, { remotes, change: together })).toEqual([
      'mf-admin: nothing moves, against revision 4.',
      'mf-account: stable none → 2.0.0, against revision 4.',
    ]);
  });

  test('names an added key', () => {
    const added = { what: 'add key', subject: 'Team (abc)' } as const;
    expect(describeChange(before, { remotes: before.remotes, change: added })).toEqual([
      'add key Team (abc), against revision 4.',
    ]);
  });
});
