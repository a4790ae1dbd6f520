import type { Role } from '@northcast/shared-contracts/roles';
import {
  activeRole,
  hasRole,
  manages,
  maySee,
  mayUse,
  needsSecondFactor,
  worksOn,
} from './rights.js';

const state = (isSetUp: boolean, isRequired: boolean) => ({
  isSetUp,
  isRequired,
  confirmedAt: null,
});
const member = (role: Role | null, secondFactor?: ReturnType<typeof state>) => ({
  id: 'me',
  isAdmin: true,
  role,
  secondFactor,
});
const customer = { id: 'me', isAdmin: false, role: null };
const producer = member('producer');
const manager = member('manager');
const own = { userId: 'me', assigneeId: null };
const assigned = { userId: 'another', assigneeId: 'me' };
const foreign = { userId: 'another', assigneeId: 'another' };

test.each([
  ['required', false, true],
  ['required', true, true],
  ['once-set-up', false, false],
  ['once-set-up', true, true],
  ['optional', true, false],
] as const)(
  'with %s, and a second factor in use: %p, administrators need a second factor: %p',
  (setting, isInUse, needs) => {
    expect(needsSecondFactor(setting, isInUse)).toBe(needs);
  },
);

test('a role is active only for administrators who have the second factor they need', () => {
  expect(activeRole(manager)).toBe('manager');
  expect(activeRole(member('manager', state(true, true)))).toBe('manager');
  expect(activeRole(member('manager', state(false, false)))).toBe('manager');
  expect(activeRole(member('manager', state(false, true)))).toBeNull();
  expect(activeRole({ ...manager, isAdmin: false })).toBeNull();
  expect(activeRole(member(null))).toBeNull();
  expect(hasRole(producer, ['manager', 'producer'])).toBe(true);
  expect(hasRole(producer, ['manager'])).toBe(false);
  expect(hasRole(customer, ['manager'])).toBe(false);
});

test.each([
  ['a manager may work on an order', manager, foreign, true],
  ['an owner may work on an order', member('owner'), foreign, true],
  ['an assigned producer may work on an order', producer, assigned, true],
  ['another producer may not work on an order', producer, foreign, false],
  ['a customer may not work on an order, even as its assignee', customer, assigned, false],
])('%s (account %p)', (_who, account, order, works) => {
  expect(worksOn(account, order)).toBe(works);
});

test('a manager manages, and a producer does not', () => {
  expect(manages(manager)).toBe(true);
  expect(manages(producer)).toBe(false);
});

test.each([
  ['the customer of an order may see it', customer, own, true],
  ['another customer may not see an order', customer, foreign, false],
  ['an assigned producer may see an order', producer, assigned, true],
  ['another producer may not see an order', producer, foreign, false],
])('%s (account %p)', (_who, account, order, sees) => {
  expect(maySee(account, order)).toBe(sees);
});

test('producers may use the work on an order, but not its business data', () => {
  expect(mayUse(producer, assigned, 'work')).toBe(true);
  expect(mayUse(producer, assigned, 'business')).toBe(false);
  expect(mayUse(manager, foreign, 'business')).toBe(true);
  expect(mayUse(customer, own, 'business')).toBe(true);
});
