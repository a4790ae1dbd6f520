import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { isReady } from './blog/is-ready';
import { shareArticle } from './blog/share-article';
import { helpRoutes } from './help/help-routes';
import { legalRoutes } from './legal/legal-routes';
import { livePage } from './static-section/live-page';
import { staticRoute } from './static-section/static-route';

export const contract = contractVersion;

export const routes: readonly RemoteRoute[] = [
  staticRoute('/', () => import('./home/home-page'), { isStatic: isReady }),
  staticRoute('/services', () => import('./services/services-page')),
  staticRoute('/pricing', () => import('./pricing/pricing-page')),
  staticRoute('/about', () => import('./about/about-page')),
  { path: '/blog', load: livePage(() => import('./blog/blog-page')) },
  staticRoute('/blog/:slug', () => import('./blog/article-page'), {
    isStatic: isReady,
    enhance: shareArticle,
  }),
  { path: '/contact', load: livePage(() => import('./contact/contact-page')) },
  staticRoute('/equipment', () => import('./equipment/equipment-page')),
  ...helpRoutes,
  ...legalRoutes,
];
