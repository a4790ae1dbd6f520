import { Button } from '@northcast/shared-ui/button/button';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Cluster, Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { blogTexts } from './blog-texts';
import { FeaturedPost } from './featured-post';
import { PostCard } from './post-card';
import { PostGrid } from './post-grid';
import { searchPosts } from './post-search';
import type { PostSummary } from './posts';

const Featured = styled.div`
  margin-bottom: ${theme.space[8]};
`;

/** The featured post and the others, or what a search found. */
export function PostList({
  posts,
  query,
  onClearSearch,
}: {
  posts: readonly PostSummary[];
  query: string;
  onClearSearch: () => void;
}) {
  if (query !== '') {
    return <SearchResult found={searchPosts(posts, query)} query={query} onClear={onClearSearch} />;
  }
  const [featured, ...others] = posts;
  return (
    <Section>
      <Container>
        {featured ? (
          <Featured>
            <FeaturedPost post={featured} />
          </Featured>
        ) : null}
        {others.length > 0 ? (
          <Stack gap={5}>
            <Heading level={2} size="x2">
              {blogTexts.allArticles}
            </Heading>
            <Cards posts={others} />
          </Stack>
        ) : null}
      </Container>
    </Section>
  );
}

function Cards({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <PostGrid>
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} readTime={blogTexts.cardReadTime} />
      ))}
    </PostGrid>
  );
}

function SearchResult({
  found,
  query,
  onClear,
}: {
  found: readonly PostSummary[];
  query: string;
  onClear: () => void;
}) {
  const count = found.length === 1 ? '1 article' : `${found.length} articles`;
  return (
    <Section>
      <Container>
        <Stack gap={5}>
          <Cluster justify="space-between">
            <div role="status">
              <Heading level={2} size="x2">
                {blogTexts.allArticles}
              </Heading>
              <Text tone="muted">
                {count} for “{query}”
              </Text>
            </div>
            <Button variant="secondary" size="sm" onClick={onClear}>
              Show all
            </Button>
          </Cluster>
          {found.length > 0 ? (
            <Cards posts={found} />
          ) : (
            <EmptyState
              icon="search"
              title="No article matches"
              text="Try another word, or a shorter one."
            />
          )}
        </Stack>
      </Container>
    </Section>
  );
}
