import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '@northcast/shared-contracts/roles';
import type { AuditService } from '../audit/audit.service.js';
import type { ApiError } from '../errors/api-error.js';
import { AdministratorGuard, rolesKey } from './administrator.guard.js';

const member = (role: Role, isSetUp = true) => ({
  isAdmin: true,
  role,
  secondFactor: { isSetUp, isRequired: true, confirmedAt: null },
});
const customer = { isAdmin: false, role: null };

/**
 * What the guard says to a call, and how many refused calls it has logged.
 * @param roles of the endpoint; undefined if it names none
 */
function told(user: object | undefined, roles?: readonly Role[]) {
  const logRefusedCall = jest.fn();
  const audit = { logRefusedCall } as unknown as AuditService;
  const guard = new AdministratorGuard(audit, new Reflector());
  const handler = () => undefined;
  if (roles !== undefined) SetMetadata(rolesKey, roles)(handler);
  const context = {
    getHandler: () => handler,
    switchToHttp: () => ({ getRequest: () => ({ user }) }),
  } as unknown as ExecutionContext;
  const logged = () => logRefusedCall.mock.calls.length;
  try {
    return { mayCall: guard.canActivate(context), logged: logged() };
  } catch (error) {
    const { status, message, parts } = error as ApiError;
    return { status, message, parts, logged: logged() };
  }
}

test('an endpoint of the panel admits each of its roles', () => {
  for (const role of ['manager', 'editor'] as const)
    expect(told(member(role), ['manager', 'editor'])).toEqual({ mayCall: true, logged: 0 });
});

const ofRole = 'Your role in the team does not include this.';
const ofCustomer = 'You do not have access to this.';
const setUp = 'Please set up a second factor for your account first.';

test.each([
  ['another role of the team', member('producer'), ['manager'], ofRole, {}],
  ['every role, if it names none', member('owner'), undefined, ofRole, {}],
  [
    'an administrator without the second factor that is required',
    member('manager', false),
    ['manager'],
    setUp,
    { setUp: 'second-factor' },
  ],
  ['a customer', customer, ['manager'], ofCustomer, {}],
  ['a caller without an account', undefined, ['manager'], ofCustomer, {}],
] as const)(
  'an endpoint of the panel refuses %s, which is logged',
  (_who, user, roles, message, parts) => {
    expect(told(user, roles)).toEqual({ status: 403, message, parts, logged: 1 });
  },
);
