import type { PostCategory } from '@northcast/shared-contracts/content/post-categories';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { CategoryTiles } from './category-tiles';
import { PostGridLoading } from './post-grid';
import { PostList } from './post-list';
import { loadPosts, prefetchPosts, usePosts } from './posts';
import { NoPosts, PostsFailed } from './posts-problem';

interface BlogRestProps {
  readonly query: string;
  readonly category: PostCategory | undefined;
  readonly onClearSearch: () => void;
}

/** The posts, or what a search has found. */
function BlogRest({ query, category, onClearSearch }: BlogRestProps) {
  const { reading, retry } = usePosts();
  if (reading.status === 'ready' && reading.answer.length > 0) {
    const shown = { posts: reading.answer, query, category, onClearSearch };
    return <PostList {...shown} />;
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

export const blogRest = { CategoryTiles, BlogRest, loadPosts, prefetchPosts };
