import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';

/** Files of orders. The uploads themselves use the tus protocol at `uploadsPath`. */
export const fileEndpoints = {
  orderFiles: {
    method: 'GET',
    path: '/api/orders/:id/files',
    access: 'customer',
    answer: ['OrderFile'],
    status: 200,
    tags: ['Files'],
  },
  attachFile: {
    method: 'POST',
    path: '/api/orders/:id/files',
    access: 'customer',
    request: 'fileAttachment',
    answer: 'OrderFile',
    status: 201,
    tags: ['Files'],
  },
  addFileLink: {
    method: 'POST',
    path: '/api/orders/:id/file-links',
    access: 'customer',
    request: 'fileLink',
    answer: 'OrderFile',
    status: 201,
    tags: ['Files'],
  },
  downloadFile: {
    method: 'GET',
    path: '/api/files/:id',
    access: 'customer',
    answer: 'file',
    status: 200,
    tags: ['Files'],
  },
  removeFile: {
    method: 'DELETE',
    path: '/api/files/:id',
    access: 'customer',
    answer: 'none',
    status: 204,
    tags: ['Files'],
  },
} as const satisfies Record<string, Endpoint>;
