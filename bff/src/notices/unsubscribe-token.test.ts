import { unsubscribeToken, userIdOf } from './unsubscribe-token.js';

const secret = 'a secret of tests';
const id = '01a1fb29-86ab-7903-95b6-d92a52d0ad1b';
const token = unsubscribeToken(secret, id);

test('a token tells whose it is', () => {
  expect(userIdOf(secret, token)).toBe(id);
});

test.each([
  ['of another secret', unsubscribeToken('another secret', id)],
  ['with another account', token.replace('01a1', '01a2')],
  ['that is cut', token.slice(0, -1)],
  ['with more behind', `${token}.x`],
  ['without a signature', id],
  ['that is empty', ''],
])('one %s is nobody’s', (_, text) => {
  expect(userIdOf(secret, text)).toBeNull();
});
