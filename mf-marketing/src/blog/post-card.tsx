import { formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled from 'styled-components';
import { blogTexts, defaultPostImage } from './blog-texts';
import type { PostSummary } from './post-responses';

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
  overflow-wrap: anywhere;
`;

const Way = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  margin-top: auto;
  padding-top: ${theme.space[2]};
  color: ${theme.color.accentText};
  font-weight: 600;
`;

const PostImage = styled.img`
  width: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
`;

/** The whole card is a link to the post. */
export function PostCard({
  post: { slug, title, excerpt, imageUrl, publishedAt },
  readTime,
}: {
  post: PostSummary;
  readTime?: string;
}) {
  const date = publishedAt ? formatLongDate(publishedAt) : blogTexts.dateUnknown;
  return (
    <Card as="li" padding="none">
      <PostImage
        src={imageUrl ?? defaultPostImage}
        alt=""
        width={1200}
        height={675}
        loading="lazy"
      />
      <Body>
        <Text size="sm" tone="muted">
          {readTime ? `${date} · ${readTime}` : date}
        </Text>
        <Heading level={3} size="lg">
          {title}
        </Heading>
        <Text size="sm">{excerpt}</Text>
        <Way>
          <CardLink to={`/blog/${slug}`}>
            {blogTexts.readMore}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </CardLink>
          <Icon name="arrow-right" />
        </Way>
      </Body>
    </Card>
  );
}
