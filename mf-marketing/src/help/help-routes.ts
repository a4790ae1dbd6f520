import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { hydratedPage } from '../static-section/hydrated-page';
import { serverMarkupRoute } from '../static-section/server-markup-route';
import { readingAids } from './reading-aids';
import { articleSlugs, guideSlugs } from './texts';

const reading = (kind: 'articles' | 'guides') => (slug: string) =>
  serverMarkupRoute(
    `/help/${kind}/${slug}`,
    async () => (await import('./article/text-page')).textPage(kind, slug),
    { attachBehavior: readingAids },
  );

export const helpRoutes: readonly RemoteRoute[] = [
  { path: '/help', load: hydratedPage(() => import('./help-page')) },
  ...articleSlugs.map(reading('articles')),
  ...guideSlugs.map(reading('guides')),
];
