import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Breadcrumb } from '@northcast/shared-ui/breadcrumb/breadcrumb';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Prose } from '@northcast/shared-ui/prose/prose';
import { trustedMarkup } from '@northcast/shared-ui/prose/trusted-markup';
import { useMemo } from 'react';
import { ReadingFrame } from '../content/reading-frame';
import { ArticleFooter } from './article-footer';
import { ArticleHeader } from './article-header';
import { articleText } from './article-html';
import { blogTexts } from './blog-texts';
import { ContinueReading } from './continue-reading';
import { Newsletter } from './newsletter';
import type { Post, PostSummary } from './posts';

interface ArticleProps {
  readonly post: Post;
  /** The posts to read after it. */
  readonly next?: readonly PostSummary[];
  readonly isPreview?: boolean;
}

/** An article with everything around it. */
export function Article({ post, next = [], isPreview = false }: ArticleProps) {
  const { title, excerpt, content } = post;
  const { headings, markup } = useMemo(() => {
    const text = articleText(content);
    // The API sanitises the text before it keeps it.
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
        header={<ArticleHeader post={post} />}
        headings={headings}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML is what a post is */}
        <Prose dangerouslySetInnerHTML={markup} />
        <ArticleFooter />
      </ReadingFrame>
      <ContinueReading posts={next} />
      <Newsletter kind="article" />
    </>
  );
}
