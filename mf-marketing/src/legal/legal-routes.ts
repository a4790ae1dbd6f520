import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { serverMarkupRoute } from '../static-section/server-markup-route';
import { attachPolicy } from './attach-policy';
import { policySlugs } from './policies';

export const legalRoutes: readonly RemoteRoute[] = policySlugs.map((slug) =>
  serverMarkupRoute(
    `/legal/${slug}`,
    async () => (await import('./policy-page')).policyPage(slug),
    {
      attachBehavior: attachPolicy,
    },
  ),
);
