import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import type { Role } from '@northcast/shared-contracts/roles';

/** Roles with access to at least one list that supports saved views. */
const readers: readonly Role[] = ['owner', 'manager', 'producer'];

/** Saved views of the panel's lists; each user has their own. */
export const listViewEndpoints = {
  listViews: {
    method: 'GET',
    path: '/api/admin/list-views',
    access: 'admin',
    roles: readers,
    answer: ['ListView'],
    status: 200,
    tags: ['ListViews'],
  },
  createListView: {
    method: 'POST',
    path: '/api/admin/list-views',
    access: 'admin',
    roles: readers,
    request: 'listViewCreation',
    answer: 'ListView',
    status: 201,
    tags: ['ListViews'],
  },
  updateListView: {
    method: 'PUT',
    path: '/api/admin/list-views/:id',
    access: 'admin',
    roles: readers,
    request: 'listViewUpdate',
    answer: 'ListView',
    status: 200,
    tags: ['ListViews'],
  },
  deleteListView: {
    method: 'DELETE',
    path: '/api/admin/list-views/:id',
    access: 'admin',
    roles: readers,
    answer: 'none',
    status: 204,
    tags: ['ListViews'],
  },
} as const satisfies Record<string, Endpoint>;
