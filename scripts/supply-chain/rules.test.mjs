import { createRequire } from 'node:module';
import { inRoot } from '../../tooling/src/paths.mjs';
import {
  auditViolations,
  externalPackages,
  foreignInstallScripts,
  foreignLicences,
  foreignSources,
  knownAdvisories,
} from './rules.mjs';

const { satisfies } = createRequire(inRoot('release/package.json'))('semver');
const registry = 'https://registry.npmjs.org/';
const good = { name: 'a', version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };

test('workspace packages are not external; links to folders outside the checkout are', () => {
  const packages = externalPackages({
    packages: {
      '': {},
      bff: { version: '1.0.0' },
      'node_modules/@northcast/bff': { link: true, resolved: 'bff' },
      'node_modules/outside': { link: true, resolved: '../outside' },
      '../outside': {},
      'node_modules/a/node_modules/@b/c': good,
      'node_modules/alias': { ...good, name: 'real' },
    },
  });
  expect(packages.map(({ name }) => name)).toEqual(['outside', 'a', 'real']);
});

test('a nested package has its own name', () => {
  const packages = { 'node_modules/a/node_modules/@b/c': { version: '1.0.0' } };
  expect(externalPackages({ packages })).toEqual([{ name: '@b/c', version: '1.0.0' }]);
});

test.each([
  ['git+ssh://git@github.com/a/a.git#1234'],
  ['http://registry.npmjs.org/a/-/a-1.0.0.tgz'],
  ['https://elsewhere.example/a.tgz'],
  ['file:../a.tgz'],
])('the source %s is reported', (resolved) => {
  expect(foreignSources([{ ...good, resolved }], registry)).toEqual([
    `a 1.0.0 comes from ${resolved}`,
  ]);
});

test('a host whose name begins with that of the registry is reported', () => {
  const bare = registry.slice(0, -1);
  const lookalike = { ...good, resolved: `${bare}.elsewhere.example/a.tgz` };
  const genuine = { ...good, resolved: `${registry}a/-/a-1.0.0.tgz` };
  expect(foreignSources([lookalike, genuine], bare)).toEqual([
    `a 1.0.0 comes from ${lookalike.resolved}`,
  ]);
});

test('no source is accepted if npm does not say which registry it uses', () => {
  const elsewhere = { ...good, resolved: 'https://elsewhere.example/a.tgz' };
  expect(foreignSources([elsewhere], '')).toEqual(['npm does not say which registry it uses']);
});

test('a package from the registry is accepted only with a SHA-512 hash', () => {
  const fromRegistry = { ...good, resolved: `${registry}a/-/a-1.0.0.tgz` };
  expect(foreignSources([good, fromRegistry], registry)).toEqual([]);
  for (const integrity of [undefined, 'sha1-x']) {
    expect(foreignSources([{ ...good, integrity }], registry)).toEqual([
      'a 1.0.0 has no SHA-512 hash',
    ]);
  }
});

test('a link to a folder outside the checkout is reported', () => {
  const link = { name: 'a', link: true, resolved: '../a' };
  expect(foreignSources([link], registry)).toContain('a comes from ../a');
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Zlib', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR Zlib) AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  [undefined, false],
])('the licence %s is allowed: %p', (license, isAllowed) => {
  const policy = { allowed: ['MIT', 'Zlib'], stated: {} };
  expect(foreignLicences([{ ...good, license }], policy)).toHaveLength(isAllowed ? 0 : 1);
});

test('a licence missing in the lock file is taken from the policy', () => {
  const policy = { allowed: ['MIT'], stated: { a: 'MIT' } };
  expect(foreignLicences([{ ...good, license: undefined }], policy)).toEqual([]);
});

test('an install script is reported unless its package is allowed', () => {
  const packages = [{ ...good, hasInstallScript: true }];
  expect(foreignInstallScripts(packages, ['a'])).toEqual([]);
  expect(foreignInstallScripts(packages, ['b'])).toEqual(['a 1.0.0 has an install script']);
});

test('an advisory is reported only for affected versions', () => {
  const advisory = { name: 'a', range: '<1.0.1', severity: 'high', source: 'GHSA-x' };
  expect(knownAdvisories([good], [advisory], satisfies)).toEqual(['a 1.0.0: high, GHSA-x']);
  expect(knownAdvisories([{ ...good, version: '1.0.1' }], [advisory], satisfies)).toEqual([]);
});

test('npm audit findings count if high or critical; a response without a report is undefined', () => {
  const found = (severity) => ({ vulnerabilities: { a: { name: 'a', range: '<2', severity } } });
  expect(auditViolations(found('moderate'))).toEqual([]);
  expect(auditViolations(found('high'))).toEqual(['a <2: high, npm audit']);
  expect(auditViolations(found('critical'))).toEqual(['a <2: critical, npm audit']);
  expect(auditViolations({ message: '405 Method Not Allowed' })).toBeUndefined();
});
