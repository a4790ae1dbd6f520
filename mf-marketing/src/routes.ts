import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { isReady } from './blog/is-ready';
import { shareArticle } from './blog/share-article';
import { helpRoutes } from './help/help-routes';
import { legalRoutes } from './legal/legal-routes';
import { attachOpener } from './listen/attach-opener';
import { attachPlayer } from './listen/attach-player';
import { hydratedPage } from './static-section/hydrated-page';
import { serverMarkupRoute } from './static-section/server-markup-route';

export const contract = contractVersion;

export const routes: readonly RemoteRoute[] = [
  serverMarkupRoute('/', () => import('./home/home-page'), {
    isStatic: isReady,
    attachBehavior: attachOpener,
  }),
  serverMarkupRoute('/services', () => import('./services/services-page'), {
    attachBehavior: attachPlayer,
  }),
  { path: '/ai', load: hydratedPage(() => import('./ai/ai-page')) },
  serverMarkupRoute('/pricing', () => import('./pricing/pricing-page')),
  serverMarkupRoute('/about', () => import('./about/about-page')),
  { path: '/blog', load: hydratedPage(() => import('./blog/blog-page')) },
  serverMarkupRoute('/blog/:slug', () => import('./blog/article-page'), {
    isStatic: isReady,
    attachBehavior: shareArticle,
  }),
  { path: '/blog/preview/:id', load: () => import('./blog/preview-page') },
  { path: '/contact', load: hydratedPage(() => import('./contact/contact-page')) },
  serverMarkupRoute('/equipment', () => import('./equipment/equipment-page')),
  ...helpRoutes,
  ...legalRoutes,
];
