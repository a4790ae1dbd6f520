import { postCategoryOf } from '@northcast/shared-contracts/content/post-categories';
import { usePageData } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { PageRequest } from '@northcast/shared-contracts/host/remote';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { queryOf } from '../help/search/query';
import { SearchFailed, SearchWithoutScript } from '../search-failed/search-failed';
import { documentMarkup } from '../static-section/document-markup';
import { lazyModule, useLazyModuleState } from '../static-section/lazy-module';
import { StaticFrame } from '../static-section/static-frame';
import { StaticSection } from '../static-section/static-section';
import { useThrowIfGone } from '../static-section/throw-if-gone';
import { blogIntro } from './blog-intro';
import { isReady } from './is-ready';
import { Newsletter } from './newsletter';
import { newsletterBehavior } from './newsletter-behavior';
import { SearchForm } from './search-form';

/** Names a part of the document per category, so that one category never shows another's part. */
const partName = (part: 'blog-categories' | 'blog-posts', category = 'all'): string =>
  `${part} of ${category}`;

/** Every part of the list page except its introduction and the search. */
const blogParts = lazyModule([], async () => {
  const { blogRest } = await import('./blog-rest');
  return blogRest;
});

/** Must resolve before the page renders. @param category the category in the URL, if any */
async function prepareParts(category: string | undefined): Promise<void> {
  const isInDocument = (['blog-categories', 'blog-posts'] as const).every(
    (part) => documentMarkup(partName(part, category)) !== undefined,
  );
  if (!isInDocument) await blogParts.load();
}

const categoryIn = (search: string | URLSearchParams) =>
  postCategoryOf(new URLSearchParams(search).get('category'));

/**
 * The search (`?q=`) and the category in the URL. The document is rendered for its category only,
 * so the query stays empty in the first render and hydration finds the same markup.
 * @returns also `asked`, the query once it has been read
 */
function useSearchQuery() {
  const [parameters, setParameters] = useSearchParams();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const category = categoryIn(parameters);
  const setQuery = (query: string) =>
    setParameters({
      ...(category ? { category: category.slug } : {}),
      ...(query === '' ? {} : { q: query }),
    });
  const asked = isMounted ? queryOf(parameters).trim() : undefined;
  return { asked, query: asked ?? '', category, setQuery };
}

const Intro = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  margin-bottom: ${theme.space[7]};
`;

const Top = styled(Section)`
  padding-bottom: 0;
`;

export const load = async (request: PageRequest) =>
  (await blogParts.load()).loadPosts(request, 503);

export const prepare = () =>
  prepareParts(typeof document === 'undefined' ? undefined : categoryIn(location.search)?.slug);

export const prefetch = async () => (await blogParts.load()).prefetchPosts();

/**
 * The parts of the list, loaded for a search or a chosen category.
 * @returns also `failure` of a search, after which the page stays
 * @throws in the next render if loading fails for a category
 */
function useParts(isSearch: boolean, isCategory: boolean) {
  const { code, failure, retry } = useLazyModuleState(blogParts, isSearch || isCategory);
  const [ofSearch, setOfSearch] = useState(failure);
  useThrowIfGone(failure?.error);
  if (isSearch && failure !== ofSearch) setOfSearch(failure);
  const isStale = !isSearch && failure !== undefined && failure === ofSearch;
  useEffect(() => {
    // A category chosen after a failed search is worth another attempt.
    if (isStale) retry();
  });
  if (failure && isCategory && !isSearch && !isStale) throw failure.error;
  return { parts: code, failure: isSearch ? failure : undefined, retry };
}

export function Page() {
  const { asked, query, category, setQuery } = useSearchQuery();
  const [first] = useState(category?.slug);
  const { parts, failure, retry } = useParts(query !== '', category?.slug !== first);
  const search = (text: string) => {
    retry();
    // The same search again would add an entry to the history.
    if (text !== query) setQuery(text);
  };
  const isStatic = isReady(usePageData());
  return (
    <>
      <PageHead
        title={category ? `${category.label}: Blog` : 'Blog: AI in companies and making podcasts'}
        description={`${blogIntro.tagline} Methods, budgets and figures that you can use on your own show or project.`}
      />
      <Top space="md">
        <Container>
          <Intro>
            <Heading level={1} size="x5">
              {blogIntro.heading}
            </Heading>
            <Lead>{blogIntro.tagline}</Lead>
            <SearchForm query={asked} category={category?.slug} onSearch={search} />
            <SearchWithoutScript />
            {failure ? <SearchFailed onRetry={retry} /> : null}
          </Intro>
          <StaticSection name={partName('blog-categories', first)}>
            {parts && <parts.CategoryTiles chosen={category?.slug} />}
          </StaticSection>
        </Container>
      </Top>
      <StaticSection name={partName('blog-posts', first)} isStatic={isStatic}>
        {parts && (
          <parts.BlogRest
            query={query}
            category={category?.slug}
            onClearSearch={() => setQuery('')}
          />
        )}
      </StaticSection>
      <StaticFrame attachBehavior={newsletterBehavior}>
        <Newsletter kind="list" />
      </StaticFrame>
    </>
  );
}
