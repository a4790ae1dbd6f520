import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';

export const contract = contractVersion;

export const routes: readonly RemoteRoute[] = [
  { path: '/auth', load: () => import('./auth/auth-page') },
  { path: '/auth/forgot', load: () => import('./auth/forgot-page') },
  { path: '/auth/reset', load: () => import('./auth/reset-page') },
  { path: '/auth/confirm', load: () => import('./auth/confirm-page') },
  { path: '/join', load: () => import('./join/join-page') },
  {
    path: '/unsubscribe',
    load: async () => (await import('./unsubscribe/link-pages')).endNotices,
  },
  {
    path: '/newsletter/confirm',
    load: async () => (await import('./unsubscribe/link-pages')).confirmSubscription,
  },
  {
    path: '/newsletter/unsubscribe',
    load: async () => (await import('./unsubscribe/link-pages')).endSubscription,
  },
  { path: '/dashboard', load: () => import('./dashboard/dashboard-page') },
  { path: '/dashboard/account', load: () => import('./account/account-page') },
  { path: '/dashboard/orders/:number', load: () => import('./order-page/order-page') },
];
