import type { PageModule } from '@northcast/shared-contracts/host/remote';
import { articlePage, type HelpDocument } from './article-page';

/** The page of one text of the help center. The list of all texts comes with this code, not with that of every page. */
export async function textPage(kind: 'articles' | 'guides', slug: string): Promise<PageModule> {
  const document: HelpDocument = await (kind === 'articles'
    ? import(`../../../content/articles/${slug}.md`)
    : import(`../../../content/guides/${slug}.md`));
  return articlePage(document, kind === 'articles' ? 'Article' : 'Guide', slug);
}
