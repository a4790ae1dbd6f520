import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { affectedBy, affectedSince, browserTestsOf, changedSince, readersOf } from './affected.mjs';
import { run } from './steps.mjs';

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

test.each([
  'package-lock.json',
  'scripts/test.mjs',
  'biome.json',
  '.ci/run',
  'docker/Dockerfile',
  'docs/contributing.md',
])('a change in %s affects every package', (file) =>
  expect(affectedBy(['bff/src/main.ts', file], dependencies)).toBeUndefined(),
);

test.each([
  ['docs/operations.md', ['bff', 'tooling']],
  ['README.md', ['tooling']],
  ['mf-account/remote.json', ['bff', 'tooling']],
  ['mf-account/src/routes.ts', ['mf-marketing', 'shared-ui', 'tooling']],
  ['shared-ui/src/theme/tokens.tsx', ['bff', 'mf-marketing', 'tooling']],
  ['bff/content/posts/loudness.md', ['mf-admin', 'shell', 'tooling']],
  ['shell/server/boot-script.ts', ['mf-marketing', 'tooling']],
  ['shell/public/images/people/ana.svg', ['mf-marketing', 'tooling']],
])('%s is read by tests of %j', (file, folders) => {
  expect([...readersOf([file])].sort()).toEqual(folders);
});

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

test('a file that was moved to another package counts as a change of both packages', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'affected-'));
  const git = (...args) =>
    run('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], { cwd });
  for (const name of ['bff', 'shell']) mkdirSync(path.join(cwd, name));
  writeFileSync(path.join(cwd, 'bff/rights.ts'), 'export const rights = [];\n');
  await git('init');
  await git('add', '.');
  await git('commit', '--message', 'before');
  renameSync(path.join(cwd, 'bff/rights.ts'), path.join(cwd, 'shell/rights.ts'));
  await git('add', '--all');
  expect(await changedSince('HEAD', cwd)).toEqual(['bff/rights.ts', 'shell/rights.ts']);
});
