import type { Request } from 'express';
import type { Account } from './account.js';
import { RequestStrategy } from './request-strategy.js';

const request = {} as Request;
const account = { id: 'ada' } as Account;

/** What the strategy tells Passport when `verify` calls back with these arguments. */
function told(...args: [error: unknown, account?: Account | false]) {
  const strategy = new RequestStrategy((received, done) => {
    expect(received).toBe(request);
    done(...args);
  });
  const calls: unknown[] = [];
  strategy.success = (user: unknown) => calls.push(['success', user]);
  strategy.fail = (status: unknown) => calls.push(['fail', status]);
  strategy.error = (error: unknown) => calls.push(['error', error]);
  strategy.authenticate(request);
  return calls;
}

test('an account signs in, no account fails with 401, and an error is passed on', () => {
  const error = new Error('the database is away');
  expect(told(null, account)).toEqual([['success', account]]);
  expect(told(null, false)).toEqual([['fail', 401]]);
  expect(told(null)).toEqual([['fail', 401]]);
  expect(told(error)).toEqual([['error', error]]);
  expect(told(error, account)).toEqual([['error', error]]);
});
