import { trustedKeys } from '../registry/read-registry.js';
import { newStore } from '../testing/artefact.js';
import { openWarmToken, signPass, warmToken } from './version-pass.js';

const now = Date.parse('2026-11-27T10:00:00.000Z');
const pass = (expires: number) => ({ remote: 'mf-admin', version: '1.0.0', expires });

afterEach(() => jest.restoreAllMocks());

test('a warm token is valid for 30 seconds', async () => {
  const store = await newStore();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const token = await warmToken(store, 'mf-admin', '1.0.0');
  const keys = await trustedKeys(store);
  expect(openWarmToken(token, keys, now + 29_999)).toEqual(pass(now + 30_000));
  expect(openWarmToken(token, keys, now + 30_000)).toBeNull();
});

test.each([
  [60_000, true],
  [60_001, false],
])('whether a warm token that expires %i ms from now is valid: %p', async (lifetime, is) => {
  const store = await newStore();
  const token = await signPass(store, 'warm', pass(now + lifetime));
  const opened = openWarmToken(token, await trustedKeys(store), now);
  expect(opened).toEqual(is ? pass(now + lifetime) : null);
});

test('a preview token is not valid as a warm token', async () => {
  const store = await newStore();
  const token = await signPass(store, 'preview', pass(now + 30_000));
  expect(openWarmToken(token, await trustedKeys(store), now)).toBeNull();
});
