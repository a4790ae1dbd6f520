import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { isReady } from './blog/is-ready';
import { shareArticle } from './blog/share-article';
import { helpRoutes } from './help/help-routes';
import { legalRoutes } from './legal/legal-routes';
import { livePage } from './static-section/live-page';
import { staticPage } from './static-section/static-page';

export const contract = contractVersion;

export const routes: readonly RemoteRoute[] = [
  { path: '/', load: staticPage(() => import('./home/home-page'), { isStatic: isReady }) },
  { path: '/services', load: staticPage(() => import('./services/services-page')) },
  { path: '/pricing', load: staticPage(() => import('./pricing/pricing-page')) },
  { path: '/about', load: staticPage(() => import('./about/about-page')) },
  { path: '/blog', load: livePage(() => import('./blog/blog-page')) },
  {
    path: '/blog/:slug',
    load: staticPage(() => import('./blog/article-page'), {
      isStatic: isReady,
      enhance: shareArticle,
    }),
  },
  { path: '/contact', load: livePage(() => import('./contact/contact-page')) },
  { path: '/equipment', load: staticPage(() => import('./equipment/equipment-page')) },
  ...helpRoutes,
  ...legalRoutes,
];
