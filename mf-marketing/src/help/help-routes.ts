import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';

export const helpRoutes: readonly RemoteRoute[] = [
  { path: '/help', load: () => import('./help-page') },
];
