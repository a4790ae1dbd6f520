import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { PageModule } from '@northcast/shared-contracts/host/remote';
import { Breadcrumb } from '@northcast/shared-ui/breadcrumb/breadcrumb';
import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Grid, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Eyebrow, Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ActionButton } from '../../content/action-button';
import type { HelpFrontMatter, MarkdownDocument, RelatedText } from '../../content/document';
import { DocumentBody } from '../../content/document-body';
import { fillIn, fillInHeadings } from '../../content/fill-in';
import { ReadingFrame } from '../../content/reading-frame';
import { ChecklistBar } from '../checklist/checklist-bar';
import { ArticleHeader } from './article-header';

const BackLink = styled(Link)`
  display: inline-flex;
  gap: ${theme.space[2]};
  align-items: center;
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: ${theme.color.accentText};
  }
`;

type HelpDocument = MarkdownDocument<HelpFrontMatter>;

/**
 * The page of one help text. The index of all texts is part of this chunk, not of the one that
 * every page loads.
 */
export async function textPage(kind: 'articles' | 'guides', slug: string): Promise<PageModule> {
  const document: HelpDocument = await (kind === 'articles'
    ? import(`../../../content/articles/${slug}.md`)
    : import(`../../../content/guides/${slug}.md`));
  return articlePage(document, kind === 'articles' ? 'Article' : 'Guide', slug);
}

function articlePage(document: HelpDocument, kind: 'Article' | 'Guide', slug: string): PageModule {
  const { frontMatter, headings, html, taskCount } = document;
  const { title, description, promo, related } = frontMatter;
  function Page() {
    return (
      <>
        <PageHead title={title} description={description} />
        <ReadingFrame
          way={
            <>
              <BackLink to="/help">
                <Icon name="arrow-left" />
                Back to Help Center
              </BackLink>
              <Breadcrumb
                items={[
                  { label: 'Home', to: '/' },
                  { label: 'Help Center', to: '/help' },
                  { label: title },
                ]}
              />
            </>
          }
          header={
            <Stack gap={5}>
              <ArticleHeader frontMatter={frontMatter} kind={kind} />
              {taskCount > 0 ? <ChecklistBar slug={slug} taskCount={taskCount} /> : null}
            </Stack>
          }
          headings={fillInHeadings(headings)}
        >
          <DocumentBody html={html} />
          <PromoBox {...promo} />
          <RelatedTexts related={related} />
        </ReadingFrame>
      </>
    );
  }
  return { Page };
}

/** The offer beside the text. */
function PromoBox({ title, text, primary, secondary }: HelpFrontMatter['promo']) {
  return (
    <Card as="aside" tone="raised" padding="lg" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <Text measure>{fillIn(text)}</Text>
        <Cluster>
          <ActionButton action={primary} />
          <ActionButton action={secondary} variant="secondary" />
        </Cluster>
      </Stack>
    </Card>
  );
}

function RelatedTexts({ related }: { readonly related: readonly RelatedText[] }) {
  const heading = useId();
  return (
    <Stack as="nav" gap={4} aria-labelledby={heading}>
      <Heading level={2} size="xl" id={heading}>
        Read next
      </Heading>
      <Grid as="ul" columns={2} gap={4}>
        {related.map(({ place, title }) => (
          <Card as="li" key={place}>
            <Stack gap={2}>
              <Eyebrow>{place.startsWith('guides/') ? 'Guide' : 'Article'}</Eyebrow>
              <Text tone="ink" weight="medium">
                <CardLink to={`/help/${place}`}>{title}</CardLink>
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
