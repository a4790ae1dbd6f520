import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { AdminLayout } from './layout/admin-layout';

export const contract = contractVersion;

export const routes: readonly RemoteRoute[] = [
  { path: '/admin', load: () => import('./start/start-page') },
  { path: '/admin/login', load: () => import('./login/login-page') },
  {
    path: '/admin/customers',
    load: () => import('./customers/customers-page'),
    Layout: AdminLayout,
  },
  { path: '/admin/orders', load: () => import('./orders/orders-page'), Layout: AdminLayout },
  { path: '/admin/messages', load: () => import('./messages/messages-page'), Layout: AdminLayout },
];
