import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { Prose } from '@northcast/shared-ui/prose/prose';
import { trustedMarkup } from '@northcast/shared-ui/prose/trusted-markup';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useMemo } from 'react';
import styled from 'styled-components';
import { ArticleFooter } from './article-footer';
import { ArticleHeader } from './article-header';
import { withScrollableTables } from './article-html';
import { ArticlePicture } from './article-picture';
import { ContinueReading } from './continue-reading';
import { Newsletter } from './newsletter';
import type { Post } from './posts';

const Column = styled.article`
  display: grid;
  gap: ${theme.space[7]};
  grid-template-columns: minmax(0, 1fr);
`;

/** An article with everything around it. */
export function Article({ post, isPreview = false }: { post: Post; isPreview?: boolean }) {
  const { title, excerpt, imageUrl, content } = post;
  // The API sanitises the text before it keeps it.
  const markup = useMemo(() => trustedMarkup(withScrollableTables(content)), [content]);
  return (
    <>
      <PageHead title={title} description={excerpt} noindex={isPreview} />
      <Section space="md">
        <Container width="medium">
          <Column>
            <ArticleHeader post={post} />
            {imageUrl ? <ArticlePicture src={imageUrl} /> : null}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML is what a post is */}
            <Prose dangerouslySetInnerHTML={markup} />
            <ArticleFooter />
          </Column>
        </Container>
      </Section>
      <ContinueReading />
      <Newsletter kind="article" />
    </>
  );
}
