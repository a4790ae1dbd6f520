import { unsubscribeToken, userIdOf } from './unsubscribe-token.js';

const secret = 'a secret of tests';
const id = '01a1fb29-86ab-7903-95b6-d92a52d0ad1b';
const token = unsubscribeToken(secret, id);

test('a token yields the id of its account', () => {
  expect(userIdOf(secret, token)).toBe(id);
});

test.each([
  ['signed with another secret', unsubscribeToken('another secret', id)],
  ['with the id of another account', token.replace('01a1', '01a2')],
  ['that is truncated', token.slice(0, -1)],
  ['with trailing text', `${token}.x`],
  ['without a signature', id],
  ['that is empty', ''],
])('a token %s yields no account', (_, text) => {
  expect(userIdOf(secret, text)).toBeNull();
});
