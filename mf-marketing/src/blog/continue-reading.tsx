import { Cluster, Container, Grid, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { blogTexts } from './blog-texts';
import { PostCard } from './post-card';
import type { PostSummary } from './posts';

/** The ways on from an article: the next ones, all of them, or the services. */
export function ContinueReading({ posts }: { readonly posts: readonly PostSummary[] }) {
  const { heading, text, services } = blogTexts.continueReading;
  return (
    <Section tone="surface" space="md" aria-labelledby="continue-reading">
      <Container>
        <Stack gap={6}>
          <Cluster justify="space-between" gap={5}>
            <Stack gap={2}>
              <Heading level={2} size="x2" id="continue-reading">
                {heading}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
            <Cluster>
              <LinkButton to="/blog">{blogTexts.viewAll}</LinkButton>
              <LinkButton to="/services" variant="secondary">
                {services}
              </LinkButton>
            </Cluster>
          </Cluster>
          {posts.length > 0 ? (
            <Grid as="ul" columns={3}>
              {posts.map((post) => (
                <PostCard key={post.slug} post={post} readTime={blogTexts.cardReadTime} />
              ))}
            </Grid>
          ) : null}
        </Stack>
      </Container>
    </Section>
  );
}
