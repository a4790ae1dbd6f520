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
  'with %s, and one in use: %p, administrators need a second factor: %p',
  (setting, isInUse, needs) => {
    expect(needsSecondFactor(setting, isInUse)).toBe(needs);
  },
);

test('a role is acted in by administrators who have the second factor that they need', () => {
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
  ['a manager', manager, foreign, true],
  ['an owner', member('owner'), foreign, true],
  ['a producer who is assigned', producer, assigned, true],
  ['a producer who is not', producer, foreign, false],
  ['a customer whose account is named as assigned', customer, assigned, false],
])('%s works on an order: %p', (_who, account, order, works) => {
  expect(worksOn(account, order)).toBe(works);
});

test('managing is for the roles that manage', () => {
  expect(manages(manager)).toBe(true);
  expect(manages(producer)).toBe(false);
});

test.each([
  ['its customer', customer, own, true],
  ['another customer', customer, foreign, false],
  ['who works on it', producer, assigned, true],
  ['another producer', producer, foreign, false],
])('an order exists for %s: %p', (_who, account, order, sees) => {
  expect(maySee(account, order)).toBe(sees);
});

test('producers do the work of an order and not what was agreed', () => {
  expect(mayUse(producer, assigned, 'work')).toBe(true);
  expect(mayUse(producer, assigned, 'business')).toBe(false);
  expect(mayUse(manager, foreign, 'business')).toBe(true);
  expect(mayUse(customer, own, 'business')).toBe(true);
});
