import {
  type PostCategory,
  postCategoryOf,
} from '@northcast/shared-contracts/content/post-categories';
import { Button } from '@northcast/shared-ui/button/button';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Cluster, Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { foldLetters } from '../help/search/fold-letters';
import { blogTexts } from './blog-texts';
import { FeaturedPost } from './featured-post';
import { PostCard } from './post-card';
import { PostGrid } from './post-grid';
import type { PostSummary } from './post-responses';

const Featured = styled.div`
  margin-bottom: ${theme.space[8]};
`;

interface PostListProps {
  readonly posts: readonly PostSummary[];
  readonly query: string;
  readonly category: PostCategory | undefined;
  readonly onClearSearch: () => void;
}

/** The featured post and the others, the posts of a category, or the search results. */
export function PostList({ posts, query, category, onClearSearch }: PostListProps) {
  const ofCategory = category ? posts.filter((post) => post.category === category) : posts;
  if (query !== '') {
    const found = searchPosts(ofCategory, query);
    return (
      <Selection posts={found} heading={headingOf(category)} suffix={` for “${query}”`}>
        <Button variant="secondary" size="sm" onClick={onClearSearch}>
          Show all
        </Button>
      </Selection>
    );
  }
  if (category) {
    return (
      <Selection posts={ofCategory} heading={headingOf(category)}>
        <LinkButton to="/blog" variant="secondary" size="sm">
          {blogTexts.allArticles}
        </LinkButton>
      </Selection>
    );
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

/** Posts whose title or excerpt contains every word of the query, in the given order. */
export function searchPosts(posts: readonly PostSummary[], query: string): readonly PostSummary[] {
  const words = foldLetters(query).split(/\s+/).filter(Boolean);
  return posts.filter(({ title, excerpt }) => {
    const text = foldLetters(`${title} ${excerpt}`);
    return words.every((word) => text.includes(word));
  });
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

const headingOf = (category: PostCategory | undefined) =>
  postCategoryOf(category)?.label ?? blogTexts.allArticles;

interface SelectionProps {
  readonly posts: readonly PostSummary[];
  readonly heading: string;
  /** Text after the number of articles; used by the search. */
  readonly suffix?: string;
  /** The link back to all articles. */
  readonly children: ReactNode;
}

function Selection({ posts, heading, suffix = '', children }: SelectionProps) {
  const count = posts.length === 1 ? '1 article' : `${posts.length} articles`;
  return (
    <Section>
      <Container>
        <Stack gap={5}>
          <Cluster justify="space-between">
            <div role="status">
              <Heading level={2} size="x2">
                {heading}
              </Heading>
              <Text tone="muted">
                {count}
                {suffix}
              </Text>
            </div>
            {posts.length > 0 ? children : null}
          </Cluster>
          {posts.length > 0 ? (
            <Cards posts={posts} />
          ) : (
            <Nothing isSearch={suffix !== ''} action={children} />
          )}
        </Stack>
      </Container>
    </Section>
  );
}

/** @param props `action` is the button that leads out of the empty state */
function Nothing({ isSearch, action }: { readonly isSearch: boolean; readonly action: ReactNode }) {
  return isSearch ? (
    <EmptyState
      icon="search"
      title="No article matches"
      text="Try another word, or a shorter one."
      action={action}
    />
  ) : (
    <EmptyState
      title="No articles here yet"
      text="The newsletter below brings the next one; the other articles are in the whole list."
      action={action}
    />
  );
}
