import { checkAddress, checkName } from './name.mjs';

const taken = ['mf-account', 'mf-admin'];

test('a valid, distinct name is accepted', () => {
  expect(checkName('mf-live-events', taken)).toBeUndefined();
});

test.each([
  [undefined, 'Name the new remote'],
  ['events', 'not a name like mf-events'],
  ['mf-Events', 'not a name like mf-events'],
  ['mf-admin-logs', "'mf-admin-logs' and 'mf-admin' begin alike"],
  ['mf-a', 'begin alike'],
])('the name %s is refused: %s', (name, reason) => {
  expect(checkName(name, taken)).toContain(reason);
});

test.each([
  ['mf-api', "'/api' is an address of the server itself: take another name"],
  ['mf-images', "'/images' is an address of the server itself: take another name"],
  ['mf-releases', "'/releases' is an address of the server itself: take another name"],
  ['mf-live-events', undefined],
])('the address of %s is checked', async (name, reason) => {
  expect(await checkAddress(name)).toBe(reason);
});
