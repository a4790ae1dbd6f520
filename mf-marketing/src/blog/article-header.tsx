import { articlePictureSizes, pictureSources } from '@northcast/shared-contracts/api/post-pictures';
import { postCategoryOf } from '@northcast/shared-contracts/content/post-categories';
import { formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { blogTexts } from './blog-texts';
import { addressOfCategory } from './categories';
import type { Post } from './post-responses';

/** Uses the font size of the article text so that its `ch` width matches the lines below. */
const Header = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  justify-items: start;
  max-width: ${theme.width.text};
  font-size: 1.0625em;
  overflow-wrap: anywhere;
`;

/** The button stays beside the text when the text wraps. */
const Facts = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  width: 100%;
  padding-block: ${theme.space[3]};
  border-block: 1px solid ${theme.color.line};

  ${media.narrowest} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

/** Does nothing without script: `articleBehavior` attaches it. */
export const ShareButton = styled(Button).attrs({
  icon: <Icon name="share" />,
  'data-share': '',
})`
  @media (scripting: none) {
    display: none;
  }
`;

const Whole = styled.span`
  white-space: nowrap;
`;

interface ArticleHeaderProps {
  readonly post: Post;
  readonly isPreview: boolean;
}

export function ArticleHeader({ post, isPreview }: ArticleHeaderProps) {
  const { title, excerpt, imageUrl, publishedAt } = post;
  const category = postCategoryOf(post.category);
  return (
    <Header>
      <Heading level={1}>{title}</Heading>
      <Lead>{excerpt}</Lead>
      <Facts>
        <Text size="sm" tone="muted">
          {blogTexts.author}
          {' · '}
          {publishedAt ? (
            <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time>
          ) : (
            blogTexts.publishedDateUnknown
          )}
          {' · '}
          <Whole>{blogTexts.featuredReadTime}</Whole>
          {category ? (
            <>
              {' · '}
              <Link to={addressOfCategory(category.slug)}>{category.label}</Link>
            </>
          ) : null}
        </Text>
        {isPreview ? null : (
          <ShareButton variant="ghost" size="sm">
            {blogTexts.share}
          </ShareButton>
        )}
      </Facts>
      {imageUrl ? <ArticlePicture src={imageUrl} /> : null}
    </Header>
  );
}

const Picture = styled.img`
  width: 100%;
  border-radius: ${theme.radius.lg};
`;

/** The picture above an article; our own pictures come in several formats and sizes. */
function ArticlePicture({ src }: { readonly src: string }) {
  const sources = pictureSources(src);
  if (sources === null) return <Picture src={src} alt="" width={1200} height={675} />;
  const { avif, webp, width, height } = sources;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={articlePictureSizes} />
      <source type="image/webp" srcSet={webp} sizes={articlePictureSizes} />
      <Picture src={src} alt="" width={width} height={height} />
    </picture>
  );
}
