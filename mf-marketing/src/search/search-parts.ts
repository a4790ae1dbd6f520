import { documentMarkup } from '../static-section/document-markup';
import { lazyModule } from '../static-section/lazy-module';

/** The results of a query in the document: those of another query do not stand for them. */
export const resultsName = (query: string): string => `results for ${query}`;

/** What is looked for at an address. */
export const queryOf = (search: string): string => new URLSearchParams(search).get('q') ?? '';

/** The index, what it finds, and how that is shown; none of it where the document brought the results. */
export const searchParts = lazyModule([], async () => {
  const { searchRest } = await import('./search-rest');
  return searchRest;
});

/** To be awaited before the page is shown. */
export async function prepareSearch(): Promise<void> {
  const isInDocument =
    typeof document !== 'undefined' &&
    documentMarkup(resultsName(queryOf(location.search).trim())) !== undefined;
  if (!isInDocument) await searchParts.load();
}
