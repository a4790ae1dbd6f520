import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';

export const contract = contractVersion;

export const routes: readonly RemoteRoute[] = [
  { path: '/auth', load: () => import('./auth/auth-page') },
  { path: '/dashboard', load: () => import('./dashboard/dashboard-page') },
];
