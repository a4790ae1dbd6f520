import type { Tag } from '@northcast/shared-contracts/api/tags';
import type { Role } from '@northcast/shared-contracts/roles';

/**
 * Tags of the data that shows an account or changes with it: a member's name is on assigned orders,
 * which get another version when the member may no longer have them.
 */
export function accountTags(role: Role | null): readonly Tag[] {
  return role === null ? ['Customers'] : ['Customers', 'Team', 'Orders', 'Order'];
}
