import type { RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { markCurrentHeading } from '../content/mark-current-heading';
import { hydratedPage } from '../static-section/hydrated-page';
import { serverMarkupRoute } from '../static-section/server-markup-route';
import type { AttachBehavior } from '../static-section/static-frame';
import { articleSlugs, guideSlugs } from './texts';

const reading = (kind: 'articles' | 'guides') => (slug: string) =>
  serverMarkupRoute(
    `/help/${kind}/${slug}`,
    async () => (await import('./article/article-page')).textPage(kind, slug),
    { attachBehavior: readingAids(`${kind}/${slug}`) },
  );

export const helpRoutes: readonly RemoteRoute[] = [
  { path: '/help', load: hydratedPage(() => import('./help-page')) },
  ...articleSlugs.map(reading('articles')),
  ...guideSlugs.map(reading('guides')),
];

/**
 * The behaviour of a long text. Sharing, saving and check boxes load after the page.
 * @param place folder and slug of the text; the URL may already be that of the next page when the
 * code arrives
 */
function readingAids(place: string): AttachBehavior {
  return (frame) => {
    const endings = [markCurrentHeading(frame)];
    let isOver = false;
    void import('./article/text-actions').then(
      ({ textActions }) => {
        if (!isOver) endings.push(textActions(frame, place));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      for (const end of endings) end();
    };
  };
}
