import { checkName } from './name.mjs';

const taken = ['mf-account', 'mf-admin'];

test('a name of its own is taken as it is', () => {
  expect(checkName('mf-live-events', taken)).toBeUndefined();
});

test.each([
  [undefined, 'Name the new remote'],
  ['events', 'not a name like mf-events'],
  ['mf-Events', 'not a name like mf-events'],
  ['mf-admin-logs', "'mf-admin-logs' and 'mf-admin' begin alike"],
  ['mf-a', 'begin alike'],
])('%s is refused', (name, reason) => {
  expect(checkName(name, taken)).toContain(reason);
});
