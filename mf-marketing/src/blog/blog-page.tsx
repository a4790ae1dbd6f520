import { usePageData } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { PageRequest } from '@northcast/shared-contracts/host/remote';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import styled from 'styled-components';
import { useLazyModule } from '../static-section/lazy-module';
import { StaticFrame } from '../static-section/static-frame';
import { StaticSection } from '../static-section/static-section';
import { blogIntro } from './blog-intro';
import { blogParts, partName, prepareParts } from './blog-parts';
import { isReady } from './is-ready';
import { Newsletter } from './newsletter';
import { newsletterBehavior } from './newsletter-behavior';
import { SearchForm } from './search-form';
import { categoryIn, useSearchQuery } from './use-search-query';

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

export function Page() {
  const { query, category, setQuery } = useSearchQuery();
  const [first] = useState(category?.slug);
  const parts = useLazyModule(blogParts, query !== '' || category?.slug !== first);
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
            <SearchForm query={query} onSearch={setQuery} />
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
