import type { Endpoint } from '@northcast/shared-contracts/api/endpoints';
import type { Role } from '@northcast/shared-contracts/roles';

/** Roles that work on orders; producers only on orders assigned to them. */
const workers: readonly Role[] = ['owner', 'manager', 'producer'];

/** Calls of the order view for the team only. */
export const orderTeamEndpoints = {
  orderNotes: {
    method: 'GET',
    path: '/api/admin/orders/:id/notes',
    access: 'admin',
    roles: workers,
    answer: ['OrderNote'],
    status: 200,
    tags: ['OrderNotes'],
  },
  addOrderNote: {
    method: 'POST',
    path: '/api/admin/orders/:id/notes',
    access: 'admin',
    roles: workers,
    request: 'orderNoteCreation',
    answer: 'OrderNote',
    status: 201,
    tags: ['OrderNotes'],
  },
  updateOrderNote: {
    method: 'PUT',
    path: '/api/admin/orders/:id/notes/:noteId',
    access: 'admin',
    roles: workers,
    request: 'orderNoteCreation',
    answer: 'OrderNote',
    status: 200,
    tags: ['OrderNotes'],
  },
  deleteOrderNote: {
    method: 'DELETE',
    path: '/api/admin/orders/:id/notes/:noteId',
    access: 'admin',
    roles: workers,
    answer: 'none',
    status: 204,
    tags: ['OrderNotes'],
  },
  otherOrders: {
    method: 'GET',
    path: '/api/admin/orders/:id/others',
    access: 'admin',
    answer: ['Order'],
    status: 200,
    tags: ['Orders'],
  },
} as const satisfies Record<string, Endpoint>;
