import { userOf } from './idempotency-key.decorator.js';

const id = '01a1fb29-86ab-7903-95b6-d92a52d0ad1b';

test.each([
  [id, id],
  ['192.0.2.1', null],
  // A client can forge X-Forwarded-For, so what a trusted proxy passes on may be no address.
  [`x${id}`, null],
  [`${id}x`, null],
])('the account of a call by %s is %p', (caller, account) => {
  expect(userOf(JSON.stringify([caller, 'POST', '/api/contact', 'a key']))).toBe(account);
});
