import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { markCurrentHeading } from '../content/mark-current-heading';
import { livePage } from '../static-section/live-page';
import { staticRoute } from '../static-section/static-route';
import { articleSlugs, guideSlugs } from './texts';

const reading = (kind: 'articles' | 'guides') => (slug: string) =>
  staticRoute(
    `/help/${kind}/${slug}`,
    async () => (await import('./article/text-page')).textPage(kind, slug),
    { enhance: markCurrentHeading },
  );

export const helpRoutes: readonly RemoteRoute[] = [
  { path: '/help', load: livePage(() => import('./help-page')) },
  ...articleSlugs.map(reading('articles')),
  ...guideSlugs.map(reading('guides')),
];
