import { managingRoles, type Role } from '@northcast/shared-contracts/roles';
import type { Settings } from '../settings/settings.js';
import type { Account } from './account.js';

/** The parties of an order or thread, which determine access. */
export interface OrderParties {
  readonly userId: string | null;
  /** The team member who works on it. */
  readonly assigneeId: string | null;
}

/**
 * Part of an order: `work` is the work itself; `business` is what was agreed: brief, appointments,
 * money.
 */
export type OrderPart = 'work' | 'business';

type Caller = Pick<Account, 'id' | 'isAdmin' | 'role' | 'secondFactor'>;

/**
 * Whether administrators need a second factor.
 * @param isInUse whether at least one administrator has one
 */
export const needsSecondFactor = (
  setting: Settings['adminSecondFactor'],
  isInUse: boolean,
): boolean => setting === 'required' || (setting === 'once-set-up' && isInUse);

/**
 * The role that the account acts in; null for customers, and while a required second factor is
 * missing.
 */
export function activeRole({ isAdmin, role, secondFactor }: Caller): Role | null {
  if (!isAdmin || (secondFactor?.isRequired && !secondFactor.isSetUp)) return null;
  return role ?? null;
}

export function hasRole(account: Caller, roles: readonly Role[]): boolean {
  const role = activeRole(account);
  return role !== null && roles.includes(role);
}

/** Whether the account has a managing role, which may see the data of every customer. */
export const manages = (account: Caller): boolean => hasRole(account, managingRoles);

/**
 * Whether the account acts for the business on an order: managing roles on all, producers on those
 * assigned to them.
 */
export function worksOn(account: Caller, { assigneeId }: Pick<OrderParties, 'assigneeId'>) {
  return manages(account) || (hasRole(account, ['producer']) && assigneeId === account.id);
}

/** Whether the account may see an order: its customer, and the team members who work on it. */
export function maySee(account: Caller, order: OrderParties): boolean {
  return order.userId === account.id || worksOn(account, order);
}

/**
 * Whether the account may use a part of an order that it may see. Producers may use only `work`.
 */
export function mayUse(account: Caller, order: OrderParties, part: OrderPart): boolean {
  return part === 'work' || order.userId === account.id || manages(account);
}
