import type { PageModule, RemoteRoute } from '@northcast/shared-contracts/host/remote';
import { markCurrentHeading } from '../content/mark-current-heading';
import { livePage } from '../static-section/live-page';
import { staticPage } from '../static-section/static-page';
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

const reading = (load: () => Promise<PageModule>) =>
  staticPage(load, { enhance: markCurrentHeading });

export const helpRoutes: readonly RemoteRoute[] = [
  { path: '/help', load: livePage(() => import('./help-page')) },
  ...articleSlugs.map((slug) => ({
    path: `/help/articles/${slug}`,
    load: reading(() => textPage(import(`../../content/articles/${slug}.md`), 'Article')),
  })),
  ...guideSlugs.map((slug) => ({
    path: `/help/guides/${slug}`,
    load: reading(() => textPage(import(`../../content/guides/${slug}.md`), 'Guide')),
  })),
];
