/**
 * Roles of the team: `owner` may do everything, `manager` everything except team and integrations,
 * `editor` the blog and the newsletter, `producer` only orders assigned to them.
 */
export const roles = ['owner', 'manager', 'editor', 'producer'] as const;
export type Role = (typeof roles)[number];

/** Roles for calls of the panel that name none. */
export const managingRoles: readonly Role[] = ['owner', 'manager'];
