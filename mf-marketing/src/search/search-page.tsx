import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { PageRequest } from '@northcast/shared-contracts/host/remote';
import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import styled from 'styled-components';
import { useSearchText } from '../help/search/use-search-text';
import { useLazyModule } from '../static-section/lazy-module';
import { StaticSection } from '../static-section/static-section';
import { SearchForm } from './search-form';
import { prepareSearch, resultsName, searchParts } from './search-parts';
import { searchTexts } from './search-texts';

const Top = styled(Section)`
  padding-bottom: ${theme.space[4]};
`;

/** The end of the page is never right below its last line. */
const Rest = styled.div`
  min-height: ${theme.size.xl};
  padding-bottom: ${theme.space[8]};
`;

export const load = async (request: PageRequest) => (await searchParts.load()).load(request);

export const prepare = prepareSearch;

export const prefetch = async () => (await searchParts.load()).prefetch();

/** Finds services, plans, answers, texts, posts and pages. The document is made for its query. */
export function Page() {
  const [text, setText] = useSearchText('in the document');
  const query = text.trim();
  const [first] = useState(query);
  const parts = useLazyModule(searchParts, query !== first);
  const title = query === '' ? searchTexts.heading : `${searchTexts.heading}: ${query}`;
  return (
    <>
      <PageHead title={title} description={searchTexts.description} noindex />
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
        <StaticSection name={resultsName(first)}>
          {parts && <parts.Results query={query} />}
        </StaticSection>
      </Rest>
    </>
  );
}
