import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';

export const legalRoutes: readonly RemoteRoute[] = [
  { path: '/legal/terms', load: () => import('./legal-page') },
];
