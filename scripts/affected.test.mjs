import { affectedBy, affectedSince, browserTestsOf } from './affected.mjs';

const dependencies = {
  'shared-contracts': [],
  'shared-ui': ['shared-contracts'],
  bff: ['shared-contracts'],
  'mf-admin': ['shared-ui', 'shared-contracts'],
  'mf-account': ['shared-ui'],
  e2e: ['shared-contracts'],
};

test.each([
  [['bff/src/main.ts'], ['bff']],
  [
    ['mf-admin/src/routes.ts', 'mf-account/remote.json'],
    ['mf-account', 'mf-admin'],
  ],
  [['shared-ui/src/card/card.tsx'], ['mf-account', 'mf-admin', 'shared-ui']],
  [['shared-contracts/src/roles.ts'], Object.keys(dependencies).sort()],
  [['README.md', 'docs/architecture.md'], []],
])('%j touches %j', (files, folders) => {
  expect([...(affectedBy(files, dependencies) ?? ['all'])].sort()).toEqual(folders);
});

test.each(['package-lock.json', 'scripts/test.mjs', 'biome.json', '.ci/run'])(
  '%s touches everything',
  (file) => expect(affectedBy(['bff/src/main.ts', file], dependencies)).toBeUndefined(),
);

test('an area alone is tested by its own browser tests, anything else by all', () => {
  expect(browserTestsOf(new Set(['mf-admin']))).toEqual(
    expect.arrayContaining(['admin', 'journey']),
  );
  expect(browserTestsOf(new Set(['mf-admin']))).not.toContain('marketing');
  expect(browserTestsOf(new Set(['mf-admin', 'mf-marketing']))).toContain('marketing');
  expect(browserTestsOf(new Set(['mf-admin', 'bff']))).toBeUndefined();
  expect(browserTestsOf(new Set(['e2e']))).toBeUndefined();
  expect(browserTestsOf(undefined)).toBeUndefined();
  expect(browserTestsOf(new Set())).toEqual([]);
});

test('a reference that git does not know is told', async () => {
  await expect(affectedSince('no-such-reference')).rejects.toThrow(/no-such-reference/);
});
