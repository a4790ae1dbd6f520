import { formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled from 'styled-components';
import { blogTexts, defaultPostImage } from './blog-texts';
import type { PostSummary } from './post-responses';

const Frame = styled.article`
  display: grid;
  gap: ${theme.space[6]};
  grid-template-columns: minmax(0, 1fr);
  align-items: center;

  img {
    width: 100%;
    border-radius: ${theme.radius.lg};
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  ${media.lg} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  overflow-wrap: anywhere;
`;

/** The newest post, in a large layout. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  const { slug, title, excerpt, imageUrl, publishedAt } = post;
  const date = publishedAt ? formatLongDate(publishedAt) : blogTexts.dateUnknown;
  return (
    <Frame>
      <img src={imageUrl ?? defaultPostImage} alt="" width={1200} height={675} />
      <Words>
        <Text tone="accentText" size="sm" weight="strong">
          {blogTexts.featured}
        </Text>
        <Heading level={2}>{title}</Heading>
        <Text size="lg">{excerpt}</Text>
        <Text size="sm" tone="muted">
          {date} · {blogTexts.featuredReadTime}
        </Text>
        <LinkButton to={`/blog/${slug}`}>
          {blogTexts.readFull}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </LinkButton>
      </Words>
    </Frame>
  );
}
