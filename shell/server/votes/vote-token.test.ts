import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keysFolder } from '@northcast/release/store/store-layout';
import { newStore } from '@northcast/release/testing/artefact';
import type { PageManifest } from '../../registry/page-manifest.js';
import { issueVoteToken, openVoteToken, voteSecret } from './vote-token.js';

const secret = Buffer.from('secret');
const issuedAt = Date.parse('2026-01-01T10:00:00Z');
const sixHours = 6 * 60 * 60 * 1000;
const remotesOf = (...names: string[]) =>
  names.map((name) => ({ name, version: '1.1.0' })) as unknown as PageManifest['remotes'];
const issue = (name = 'mf-admin') => issueVoteToken(secret, { remotes: remotesOf(name) }, issuedAt);

test('a token names the versions of its document, except those that a preview shows', () => {
  const remotes = remotesOf('mf-admin', 'mf-account');
  const preview = [{ name: 'mf-account', version: '1.1.0' }];
  const token = issueVoteToken(secret, { remotes, preview }, issuedAt);
  expect(openVoteToken(secret, token, issuedAt)).toEqual({
    id: expect.any(String),
    issuedAt,
    shown: { 'mf-admin': '1.1.0' },
  });
});

test.each([
  ['valid six hours after it was issued', sixHours, true],
  ['not valid after six hours and a millisecond', sixHours + 1, false],
  ['valid at a server whose clock is a minute behind', -60_000, true],
  ['not valid at a server whose clock is more than a minute behind', -60_001, false],
])('a token is %s', (_when, age, isValid) => {
  expect(openVoteToken(secret, issue(), issuedAt + age) !== null).toBe(isValid);
});

test('a token that was signed with another secret, is altered or is too long is not valid', () => {
  const [body = '', mac = ''] = issue().split('.');
  const [otherBody = ''] = issue('mf-account').split('.');
  const open = (text: string) => openVoteToken(secret, text, issuedAt);
  expect(open(`${body}.${mac}`)).not.toBeNull();
  expect(openVoteToken(Buffer.from('another'), `${body}.${mac}`, issuedAt)).toBeNull();
  expect(open(`${otherBody}.${mac}`)).toBeNull();
  expect(open(body)).toBeNull();
  expect(open(issue('x'.repeat(3000)))).toBeNull();
});

test('servers share the secret that the first one keeps in the store', async () => {
  const store = await newStore();
  const warn = jest.fn();
  const [one, other] = await Promise.all([1, 2].map(() => voteSecret(store, undefined, warn)));
  expect(one).toHaveLength(32);
  expect(other).toEqual(one);
  expect(await voteSecret(store, undefined, warn)).toEqual(one);
  expect(warn).not.toHaveBeenCalled();
});

test.each(['', 'abc\n'])('a kept secret that is damaged (%j) signs nothing', async (content) => {
  const store = await newStore();
  const file = path.join(keysFolder(store), 'vote-secret');
  await mkdir(keysFolder(store), { recursive: true });
  await writeFile(file, content);
  const warn = jest.fn();
  expect(await voteSecret(store, undefined, warn)).toHaveLength(32);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`${file} is damaged`));
});
