import { readFileSync } from 'node:fs';
import { inRoot } from '../tooling/src/paths.mjs';
import { endOfFixes } from './node-version.mjs';

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
