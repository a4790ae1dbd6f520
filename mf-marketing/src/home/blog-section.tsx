import { Cluster, Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { blogTexts } from '../blog/blog-texts';
import { PostCard } from '../blog/post-card';
import { NoPosts, PostGridLoading, PostRow, PostsFailed } from '../blog/post-grid';
import { useNewestPosts } from '../blog/posts';

const homeTeaser = {
  heading: 'From the blog',
  text: 'What we learn at work, written down with the figures.',
} as const;

/** Number of posts, and of loading skeletons. */
export const teaserCount = 3;

export function BlogSection() {
  return (
    <Section tone="surface" aria-labelledby="blog">
      <Container>
        <Stack gap={7}>
          <Cluster justify="space-between" align="end" gap={5}>
            <Stack gap={3}>
              <Heading level={2} id="blog">
                {homeTeaser.heading}
              </Heading>
              <Text tone="muted">{homeTeaser.text}</Text>
            </Stack>
            <LinkButton to="/blog" variant="secondary">
              {blogTexts.viewAll}
            </LinkButton>
          </Cluster>
          <NewestPosts />
        </Stack>
      </Container>
    </Section>
  );
}

function NewestPosts() {
  const { reading, retry } = useNewestPosts();
  if (reading.status === 'loading') return <PostGridLoading count={teaserCount} row />;
  if (reading.status === 'failed') return <PostsFailed headingLevel={3} onRetry={retry} />;
  if (reading.answer.length === 0) return <NoPosts headingLevel={3} />;
  return (
    <PostRow>
      {reading.answer.slice(0, teaserCount).map((post) => (
        <PostCard key={post.slug} post={post} />
      ))}
    </PostRow>
  );
}
