import { managingRoles, type Role } from '@northcast/shared-contracts/roles';
import type { Settings } from '../settings/settings.js';
import type { Account } from './account.js';

/** An order or thread, as far as it says who may be there. */
export interface OrderParties {
  readonly userId: string | null;
  /** Who of the team works on it. */
  readonly assigneeId: string | null;
}

/** What is done at an order's place: the work itself, or what was agreed: the brief, appointments, money. */
export type OrderPart = 'work' | 'business';

type Caller = Pick<Account, 'id' | 'isAdmin' | 'role' | 'secondFactor'>;

/**
 * Whether administrators need a second factor.
 * @param isInUse whether one of them has one
 */
export const needsSecondFactor = (
  setting: Settings['adminSecondFactor'],
  isInUse: boolean,
): boolean => setting === 'required' || (setting === 'once-set-up' && isInUse);

/** The role that the account acts in: none for customers, and while it lacks a second factor that it needs. */
export function activeRole({ isAdmin, role, secondFactor }: Caller): Role | null {
  if (!isAdmin || (secondFactor?.isRequired && !secondFactor.isSetUp)) return null;
  return role ?? null;
}

export function hasRole(account: Caller, roles: readonly Role[]): boolean {
  const role = activeRole(account);
  return role !== null && roles.includes(role);
}

/** Whether the account manages: it sees what belongs to any customer. */
export const manages = (account: Caller): boolean => hasRole(account, managingRoles);

/** Whether the account acts for the business at an order: managing roles at all, producers where they are assigned. */
export function worksOn(account: Caller, { assigneeId }: Pick<OrderParties, 'assigneeId'>) {
  return manages(account) || (hasRole(account, ['producer']) && assigneeId === account.id);
}

/** Whether an order exists for the account: for its customer, and for those of the team who work on it. */
export function maySee(account: Caller, order: OrderParties): boolean {
  return order.userId === account.id || worksOn(account, order);
}

/** Whether the account may be at a part of an order that it may see: producers do its work alone. */
export function mayUse(account: Caller, order: OrderParties, part: OrderPart): boolean {
  return part === 'work' || order.userId === account.id || manages(account);
}
