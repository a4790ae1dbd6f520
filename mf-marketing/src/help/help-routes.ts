import type { PageModule, RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { markCurrentHeading } from '../content/mark-current-heading';
import { livePage } from '../static-section/live-page';
import { staticRoute } from '../static-section/static-route';
import type { HelpDocument } from './article/article-page';
import { articleSlugs, guideSlugs } from './texts';

/** The page's code and its text are two chunks, asked for together. */
async function textPage(
  text: Promise<HelpDocument>,
  kind: 'Article' | 'Guide',
): Promise<PageModule> {
  const [{ articlePage }, document] = await Promise.all([import('./article/article-page'), text]);
  return articlePage(document, kind);
}

const reading = (path: string, load: () => Promise<PageModule>) =>
  staticRoute(path, load, { enhance: markCurrentHeading });

export const helpRoutes: readonly RemoteRoute[] = [
  { path: '/help', load: livePage(() => import('./help-page')) },
  ...articleSlugs.map((slug) =>
    reading(`/help/articles/${slug}`, () =>
      textPage(import(`../../content/articles/${slug}.md`), 'Article'),
    ),
  ),
  ...guideSlugs.map((slug) =>
    reading(`/help/guides/${slug}`, () =>
      textPage(import(`../../content/guides/${slug}.md`), 'Guide'),
    ),
  ),
];
