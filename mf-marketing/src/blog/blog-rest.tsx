import type { PostCategory } from '@northcast/shared-contracts/content/post-categories';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import styled from 'styled-components';
import { CategoryTiles } from './category-tiles';
import { NoPosts, PostGridLoading, PostsFailed } from './post-grid';
import { PostList } from './post-list';
import { loadPosts, prefetchPosts, usePosts } from './posts';

/**
 * Keeps the following sections below the screen when an error panel replaces the taller loading
 * skeletons.
 */
const Rest = styled(Section)`
  min-height: 70vh;
`;

interface BlogRestProps {
  readonly query: string;
  readonly category: PostCategory | undefined;
  readonly onClearSearch: () => void;
}

/** The posts or the search results. */
function BlogRest({ query, category, onClearSearch }: BlogRestProps) {
  const { reading, retry } = usePosts();
  if (reading.status === 'ready' && reading.answer.length > 0) {
    const shown = { posts: reading.answer, query, category, onClearSearch };
    return <PostList {...shown} />;
  }
  return (
    <Rest>
      <Container>
        {reading.status === 'loading' ? <PostGridLoading count={6} /> : null}
        {reading.status === 'failed' ? <PostsFailed headingLevel={2} onRetry={retry} /> : null}
        {reading.status === 'ready' ? <NoPosts headingLevel={2} /> : null}
      </Container>
    </Rest>
  );
}

export const blogRest = { CategoryTiles, BlogRest, loadPosts, prefetchPosts };
