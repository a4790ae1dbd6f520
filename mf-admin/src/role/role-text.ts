import type { Role } from '@northcast/shared-contracts/roles';

export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  editor: 'Editor',
  producer: 'Producer',
};

/** One-line descriptions of the roles. */
export const roleTexts: Readonly<Record<Role, string>> = {
  owner: 'Everything',
  manager: 'Everything but the team and the integrations',
  editor: 'The blog and the newsletter',
  producer: 'Assigned orders',
};
