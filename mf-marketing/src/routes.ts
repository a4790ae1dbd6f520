import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { articleBehavior } from './blog/article-behavior';
import { isReady } from './blog/is-ready';
import { helpRoutes } from './help/help-routes';
import { legalRoutes } from './legal/legal-routes';
import { attachOpener, attachPlayer } from './listen/attach-player';
import { allBehaviors, attachOnUse } from './static-section/behaviors';
import { hydratedPage } from './static-section/hydrated-page';
import { serverMarkupRoute } from './static-section/server-markup-route';

export const contract = contractVersion;

export const routes: readonly RemoteRoute[] = [
  serverMarkupRoute('/', () => import('./home/home-page'), {
    isStatic: isReady,
    attachBehavior: allBehaviors(
      attachOpener,
      attachOnUse(() => import('./home/home-in-use')),
    ),
  }),
  serverMarkupRoute('/services', () => import('./services/services-page'), {
    attachBehavior: allBehaviors(
      attachPlayer,
      attachOnUse(
        () => import('./services/choosing'),
        () => location.search.includes('show='),
      ),
    ),
  }),
  { path: '/ai', load: hydratedPage(() => import('./ai/ai-page')) },
  serverMarkupRoute('/pricing', () => import('./pricing/pricing-page'), {
    attachBehavior: attachOnUse(() => import('./pricing/chooser/choosing')),
  }),
  serverMarkupRoute('/about', () => import('./about/about-page')),
  { path: '/blog', load: hydratedPage(() => import('./blog/blog-page')) },
  serverMarkupRoute('/blog/:slug', () => import('./blog/article-page'), {
    isStatic: isReady,
    attachBehavior: articleBehavior,
  }),
  { path: '/blog/preview/:id', load: () => import('./blog/preview-page') },
  { path: '/search', load: hydratedPage(() => import('./search/search-page')) },
  { path: '/contact', load: hydratedPage(() => import('./contact/contact-page')) },
  serverMarkupRoute('/equipment', () => import('./equipment/equipment-page'), {
    attachBehavior: attachOnUse(() => import('./scroll-rows/follow-rows')),
  }),
  ...helpRoutes,
  ...legalRoutes,
];
