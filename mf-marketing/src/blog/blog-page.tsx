import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { PageRequest } from '@northcast/shared-contracts/host/remote';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { blogIntro } from './categories';
import { CategoryTiles } from './category-tiles';
import { Newsletter } from './newsletter';
import { PostGridLoading } from './post-grid';
import { PostList } from './post-list';
import { loadPosts, usePosts } from './posts';
import { NoPosts, PostsFailed } from './posts-problem';
import { SearchForm } from './search-form';
import { useSearchQuery } from './use-search-query';

const Intro = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  margin-bottom: ${theme.space[7]};
`;

const Top = styled(Section)`
  padding-bottom: 0;
`;

export const load = (request: PageRequest) => loadPosts(request, 503);

export function Page() {
  const { query, setQuery } = useSearchQuery();
  return (
    <>
      <PageHead
        title="Blog: AI in companies and making podcasts"
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
          <CategoryTiles />
        </Container>
      </Top>
      <Posts query={query} onClearSearch={() => setQuery('')} />
      <Newsletter kind="list" />
    </>
  );
}

function Posts({ query, onClearSearch }: { query: string; onClearSearch: () => void }) {
  const { reading, retry } = usePosts();
  if (reading.status === 'ready' && reading.answer.length > 0) {
    return <PostList posts={reading.answer} query={query} onClearSearch={onClearSearch} />;
  }
  return (
    <Section>
      <Container>
        {reading.status === 'loading' ? <PostGridLoading count={6} /> : null}
        {reading.status === 'failed' ? <PostsFailed headingLevel={2} onRetry={retry} /> : null}
        {reading.status === 'ready' ? <NoPosts headingLevel={2} /> : null}
      </Container>
    </Section>
  );
}
