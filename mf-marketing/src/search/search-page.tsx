import { limits } from '@northcast/shared-contracts/api/limits';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { PageRequest } from '@northcast/shared-contracts/host/remote';
import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import styled from 'styled-components';
import { queryOf } from '../help/search/query';
import { useSearchText } from '../help/search/use-search-text';
import { SearchFailed } from '../search-failed/search-failed';
import { documentMarkup } from '../static-section/document-markup';
import { lazyModule, useLazyModuleState } from '../static-section/lazy-module';
import { StaticSection } from '../static-section/static-section';
import { useThrowIfGone } from '../static-section/throw-if-gone';
import { SearchForm } from './search-form';
import { searchTexts } from './search-texts';

/** The query in a text, cut: a longer one would take seconds to search for. */
const queryIn = (text: string): string => text.trim().slice(0, limits.search.max);

/** Section name per query, so that one query never shows another's results. */
const resultsName = (query: string): string => `results for ${query}`;

/** The index, the search and the result list; not loaded if the document contains the results. */
const searchParts = lazyModule([], async () => {
  const { searchResults } = await import('./results');
  return searchResults;
});

/** Must resolve before the page renders. */
async function prepareSearch(): Promise<void> {
  const isInDocument =
    typeof document !== 'undefined' &&
    documentMarkup(resultsName(queryIn(queryOf(location.search)))) !== undefined;
  if (!isInDocument) await searchParts.load();
}

const Top = styled(Section)`
  padding-bottom: ${theme.space[4]};
`;

/** Keeps space between the last line and the end of the page. */
const Rest = styled.div`
  min-height: ${theme.size.xl};
  padding-bottom: ${theme.space[8]};
`;

export const load = async (request: PageRequest) => (await searchParts.load()).load(request);

export const prepare = prepareSearch;

export const prefetch = async () => (await searchParts.load()).prefetch();

const description = 'Find a service, a plan, an answer, a guide, an article or a page.';

/**
 * Searches services, plans, answers, texts, posts and pages. The server renders the query's
 * results.
 */
export function Page() {
  const [text, setText] = useSearchText('in the document');
  const query = queryIn(text);
  const [first] = useState(query);
  const { code, failure, retry } = useLazyModuleState(searchParts, query !== first);
  useThrowIfGone(failure?.error);
  const isFailed = failure !== undefined && query !== first;
  const title = query === '' ? searchTexts.heading : `${searchTexts.heading}: ${query}`;
  return (
    <>
      <PageHead title={title} description={description} noindex />
      <Top space="sm">
        <Container width="medium">
          <Stack gap={4}>
            <Heading level={1}>{searchTexts.heading}</Heading>
            <SearchForm
              text={text}
              onChange={setText}
              onFocus={() => void searchParts.load().catch(() => undefined)}
            />
          </Stack>
        </Container>
      </Top>
      <Rest>
        {isFailed ? (
          <Container width="medium">
            <SearchFailed onRetry={retry} />
          </Container>
        ) : null}
        {/* Stays mounted, because only this element still holds the results of the document. */}
        <div hidden={isFailed}>
          <StaticSection name={resultsName(first)}>
            {code && <code.Results query={query} />}
          </StaticSection>
        </div>
      </Rest>
    </>
  );
}
