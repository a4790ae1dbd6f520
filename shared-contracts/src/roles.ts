/** What somebody of the team does: `owner` all, `manager` all but the team itself, `editor` the blog, `producer` the orders assigned to them. */
export const roles = ['owner', 'manager', 'editor', 'producer'] as const;
export type Role = (typeof roles)[number];

/** Who may make a call of the panel that names no roles. */
export const managingRoles: readonly Role[] = ['owner', 'manager'];
