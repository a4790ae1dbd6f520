import type { Endpoint } from '@northcast/shared-contracts/api/endpoints';

const notes = '/api/admin/customers/:id/notes';

/** The team's notes about a customer. */
export const customerNoteEndpoints = {
  customerNotes: {
    method: 'GET',
    path: notes,
    access: 'admin',
    answer: ['CustomerNote'],
    status: 200,
    tags: ['Customers'],
  },
  addCustomerNote: {
    method: 'POST',
    path: notes,
    access: 'admin',
    request: 'orderNoteCreation',
    answer: 'CustomerNote',
    status: 201,
    tags: ['Customers'],
  },
  updateCustomerNote: {
    method: 'PUT',
    path: `${notes}/:noteId`,
    access: 'admin',
    request: 'orderNoteCreation',
    answer: 'CustomerNote',
    status: 200,
    tags: ['Customers'],
  },
  deleteCustomerNote: {
    method: 'DELETE',
    path: `${notes}/:noteId`,
    access: 'admin',
    answer: 'none',
    status: 204,
    tags: ['Customers'],
  },
} as const satisfies Record<string, Endpoint>;
