import { readFileSync } from 'node:fs';
import semver from 'semver';
import { inRoot } from '../tooling/src/paths.mjs';
import { endOfFixes, unfitVersion } from './node-version.mjs';

const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

test('a Node version is reported from the day after its last security fixes', () => {
  expect(endOfFixes('20.20.2', new Date('2026-05-01T00:00:00Z'))).toBe(
    'Node 20.20.2 has had no security fixes since 2026-04-30; install Node 24.',
  );
  expect(endOfFixes('20.20.2', new Date('2026-04-30T23:59:59Z'))).toBeUndefined();
});

test('a Node version that gets fixes or is newer than the list is not reported', () => {
  for (const version of ['22.23.3', '24.21.0', '26.10.0', '30.0.0']) {
    expect(endOfFixes(version, new Date('2026-11-22'))).toBeUndefined();
  }
});

test('images are built on the recommended Node version', () => {
  const told = endOfFixes('20.0.0', new Date('2027-01-01'));
  const recommended = /install Node (\d+)/.exec(told ?? '')?.[1];
  const bases = readFileSync(inRoot('docker/Dockerfile'), 'utf8').match(/^FROM node:\S+/gm);
  expect(new Set(bases)).toEqual(new Set([`FROM node:${recommended}-bookworm-slim`]));
});

test.each(['18.20.8', '20.11.1', '20.18.3', '21.7.3', '22.12.0'])(
  'Node %s is refused, because locked packages need a newer one',
  (version) => {
    expect(unfitVersion(version)).toBe(`Node 20.19, 22.13 or newer is needed, this is ${version}.`);
    expect(semver.satisfies(version, engines.node)).toBe(false);
  },
);

test.each(['20.19.0', '20.20.2', '22.13.0', '23.5.0', '24.0.0', '30.0.0'])(
  'Node %s is accepted',
  (version) => {
    expect(unfitVersion(version)).toBeUndefined();
    expect(semver.satisfies(version, engines.node)).toBe(true);
  },
);
