import type { Endpoint } from '@northcast/shared-contracts/api/endpoints';

/** Who is of the team, and what they may do. */
export const teamEndpoints = {
  teamPeople: {
    method: 'GET',
    path: '/api/admin/team/people',
    access: 'admin',
    answer: ['TeamPerson'],
    status: 200,
    tags: ['Team'],
  },
} as const satisfies Record<string, Endpoint>;
