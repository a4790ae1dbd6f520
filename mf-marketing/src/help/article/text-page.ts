import type { PageModule } from '@northcast/shared-contracts/host/remote';
import { articlePage, type HelpDocument } from './article-page';

/**
 * The page of one help text. The index of all texts is part of this chunk, not of the one that
 * every page loads.
 */
export async function textPage(kind: 'articles' | 'guides', slug: string): Promise<PageModule> {
  const document: HelpDocument = await (kind === 'articles'
    ? import(`../../../content/articles/${slug}.md`)
    : import(`../../../content/guides/${slug}.md`));
  return articlePage(document, kind === 'articles' ? 'Article' : 'Guide', slug);
}
