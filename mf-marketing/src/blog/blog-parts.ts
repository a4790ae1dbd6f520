import { documentMarkup } from '../static-section/document-markup';
import { lazyModule } from '../static-section/lazy-module';

/** The parts of a category in the document: those of another do not stand for them. */
export const partName = (part: 'blog-categories' | 'blog-posts', category = 'all'): string =>
  `${part} of ${category}`;

/** Everything of the list's page but its first words and the search. */
export const blogParts = lazyModule([], async () => {
  const { blogRest } = await import('./blog-rest');
  return blogRest;
});

/** To be awaited before the page is shown. @param category of its address, if that has one */
export async function prepareParts(category: string | undefined): Promise<void> {
  const isInDocument = (['blog-categories', 'blog-posts'] as const).every(
    (part) => documentMarkup(partName(part, category)) !== undefined,
  );
  if (!isInDocument) await blogParts.load();
}
