import type { Role } from '@northcast/shared-contracts/roles';

export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  editor: 'Editor',
  producer: 'Producer',
};

/** One-line descriptions of the roles. */
export const roleTexts: Readonly<Record<Role, string>> = {
  owner: 'Everything, and the team itself',
  manager: 'Everything but the team itself',
  editor: 'The blog',
  producer: 'Assigned orders',
};
