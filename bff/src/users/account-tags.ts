import type { Tag } from '@northcast/shared-contracts/api/tags';
import type { Role } from '@northcast/shared-contracts/roles';

/** Tags of the lists that show an account: a member's name is also on assigned orders. */
export function accountTags(role: Role | null): readonly Tag[] {
  return role === null ? ['Customers'] : ['Customers', 'Team', 'Orders'];
}

/** Tags of the lists that a deleted account leaves, or that showed its data. */
export const deletedAccountTags: readonly Tag[] = ['Customers', 'Team', 'Orders', 'Messages'];
