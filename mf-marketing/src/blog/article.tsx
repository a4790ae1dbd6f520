import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Breadcrumb } from '@northcast/shared-ui/breadcrumb/breadcrumb';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Container, Grid, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Prose } from '@northcast/shared-ui/prose/prose';
import { trustedMarkup } from '@northcast/shared-ui/prose/trusted-markup';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useMemo } from 'react';
import styled from 'styled-components';
import { ReadingFrame } from '../content/reading-frame';
import { ArticleHeader, ShareButton } from './article-header';
import { articleText } from './article-html';
import { blogTexts } from './blog-texts';
import { Newsletter } from './newsletter';
import { PostCard } from './post-card';
import type { Post, PostSummary } from './post-responses';

interface ArticleProps {
  readonly post: Post;
  /** The posts to read after it. */
  readonly next?: readonly PostSummary[];
  /** Leaves out what is for readers only: only editors could open a shared address. */
  readonly isPreview?: boolean;
}

export function Article({ post, next = [], isPreview = false }: ArticleProps) {
  const { title, excerpt, content } = post;
  const { headings, markup } = useMemo(() => {
    const text = articleText(content);
    // The API sanitises the HTML before it stores it.
    return { headings: text.headings, markup: trustedMarkup(text.html) };
  }, [content]);
  return (
    <>
      <PageHead title={title} description={excerpt} noindex={isPreview} />
      <ReadingFrame
        way={
          <>
            <LinkButton to="/blog" variant="secondary" size="sm" icon={<Icon name="arrow-left" />}>
              {blogTexts.backToAll}
            </LinkButton>
            <Breadcrumb
              items={[{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: title }]}
            />
          </>
        }
        header={<ArticleHeader post={post} isPreview={isPreview} />}
        headings={headings}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a post is sanitised HTML */}
        <Prose dangerouslySetInnerHTML={markup} />
        <ArticleFooter isPreview={isPreview} />
      </ReadingFrame>
      <ContinueReading posts={next} />
      {isPreview ? null : <Newsletter kind="article" />}
    </>
  );
}

const Footer = styled(Cluster)`
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
`;

function ArticleFooter({ isPreview }: { readonly isPreview: boolean }) {
  return (
    <Footer as="footer" justify="space-between" gap={4}>
      <Text size="sm" tone="muted">
        {blogTexts.publishedBy}
      </Text>
      <Cluster>
        {isPreview ? null : <ShareButton variant="secondary">{blogTexts.shareArticle}</ShareButton>}
        <LinkButton to="/contact">{blogTexts.getStarted}</LinkButton>
      </Cluster>
    </Footer>
  );
}

function ContinueReading({ posts }: { readonly posts: readonly PostSummary[] }) {
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
