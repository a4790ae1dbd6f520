import type { Endpoint } from '@northcast/shared-contracts/api/endpoints';

/** The panel's calls about many orders. */
export const orderBulkEndpoints = {
  changeOrders: {
    method: 'POST',
    path: '/api/admin/orders/bulk',
    access: 'admin',
    request: 'orderBulkChange',
    answer: 'OrderBulkResult',
    status: 200,
    tags: ['Orders', 'Order'],
  },
  assignOrders: {
    method: 'POST',
    path: '/api/admin/orders/assignment',
    access: 'admin',
    request: 'orderAssignment',
    answer: 'OrderAssignmentResult',
    status: 200,
    tags: ['Orders', 'Order'],
  },
  exportChosenOrders: {
    method: 'POST',
    path: '/api/admin/orders/export',
    access: 'admin',
    request: 'orderExport',
    answer: 'csv',
    status: 200,
    tags: ['Orders'],
    paged: true,
  },
} as const satisfies Record<string, Endpoint>;
