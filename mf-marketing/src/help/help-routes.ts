import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { markCurrentHeading } from '../content/mark-current-heading';
import { hydratedPage } from '../static-section/hydrated-page';
import { serverMarkupRoute } from '../static-section/server-markup-route';
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

/**
 * Attaches the behaviour of a long text. Sharing, saving and check boxes load after the page.
 * @returns a function that detaches it
 */
function readingAids(frame: HTMLElement): () => void {
  const endings = [markCurrentHeading(frame)];
  let isOver = false;
  void import('./article/text-actions').then(
    ({ textActions }) => {
      if (!isOver) endings.push(textActions(frame));
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    for (const end of endings) end();
  };
}
