import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { helpRoutes } from './help/help-routes';
import { legalRoutes } from './legal/legal-routes';

export const contract = contractVersion;

export const routes: readonly RemoteRoute[] = [
  { path: '/', load: () => import('./home/home-page') },
  { path: '/services', load: () => import('./services/services-page') },
  { path: '/pricing', load: () => import('./pricing/pricing-page') },
  { path: '/about', load: () => import('./about/about-page') },
  { path: '/blog', load: () => import('./blog/blog-page') },
  { path: '/blog/:slug', load: () => import('./blog/article-page') },
  { path: '/contact', load: () => import('./contact/contact-page') },
  { path: '/equipment', load: () => import('./equipment/equipment-page') },
  ...helpRoutes,
  ...legalRoutes,
];
