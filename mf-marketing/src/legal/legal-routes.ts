import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { staticRoute } from '../static-section/static-route';
import { enhancePolicy } from './enhance-policy';
import { policySlugs } from './policies';

export const legalRoutes: readonly RemoteRoute[] = policySlugs.map((slug) =>
  staticRoute(`/legal/${slug}`, async () => (await import('./policy-page')).policyPage(slug), {
    enhance: enhancePolicy,
  }),
);
