import { contractVersion } from '@northcast/shared-contracts/host/contract-version';
import type { PageModule, RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { lazy } from 'react';

export const contract = contractVersion;

const loadLayout = () => import('./layout/admin-layout');

/**
 * One component for all pages, so that it stays mounted between them. `load` fetches its chunk
 * before it renders.
 */
const Layout = lazy(async () => ({ default: (await loadLayout()).AdminLayout }));

/** A page of the panel, loaded together with the layout. */
function framed(path: string, loadPage: () => Promise<PageModule>): RemoteRoute {
  const load = async () => {
    const [page, { gated }] = await Promise.all([loadPage(), loadLayout()]);
    return { ...page, Page: gated(page.Page) };
  };
  return { path, load, Layout };
}

export const routes: readonly RemoteRoute[] = [
  framed('/admin', () => import('./overview/overview-page')),
  { path: '/admin/login', load: () => import('./login/login-page') },
  framed('/admin/customers', () => import('./customers/customers-page')),
  framed('/admin/customers/:id', () => import('./customer-page/customer-page')),
  framed('/admin/orders', () => import('./orders/orders-page')),
  framed('/admin/messages', () => import('./messages/messages-page')),
  framed('/admin/invoices', () => import('./invoices/invoices-page')),
  framed('/admin/blog', () => import('./blog/posts-page')),
  framed('/admin/blog/:id', () => import('./blog/post-page')),
  framed('/admin/newsletter', () => import('./newsletter/newsletter-page')),
  framed('/admin/mail', () => import('./mail/mail-page')),
  framed('/admin/team', () => import('./team/team-page')),
  framed('/admin/integrations', () => import('./integrations/integrations-page')),
  framed('/admin/audit', () => import('./audit/audit-page')),
];
