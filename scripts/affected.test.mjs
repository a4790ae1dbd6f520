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
])('changes in %j affect %j', (files, folders) => {
  expect([...(affectedBy(files, dependencies) ?? ['all'])].sort()).toEqual(folders);
});

test.each(['package-lock.json', 'scripts/test.mjs', 'biome.json', '.ci/run'])(
  'a change in %s affects every package',
  (file) => expect(affectedBy(['bff/src/main.ts', file], dependencies)).toBeUndefined(),
);

test('changes in areas run only the browser tests of these areas; other changes run all', () => {
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

test('an unknown git reference is rejected with an error that names it', async () => {
  await expect(affectedSince('no-such-reference')).rejects.toThrow(/no-such-reference/);
});
