import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { PageModule } from '@northcast/shared-contracts/host/remote';
import { Breadcrumb } from '@northcast/shared-ui/breadcrumb/breadcrumb';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { BackLink } from '../../content/back-link';
import type { HelpFrontMatter, MarkdownDocument } from '../../content/document';
import { DocumentBody } from '../../content/document-body';
import { fillInHeadings } from '../../content/fill-in';
import { ReadingFrame } from '../../content/reading-frame';
import { ChecklistBar } from '../checklist/checklist-bar';
import { ArticleHeader } from './article-header';
import { PromoBox } from './promo-box';
import { RelatedTexts } from './related-texts';

export type HelpDocument = MarkdownDocument<HelpFrontMatter>;

/** The page of one article or guide. */
export function articlePage(
  document: HelpDocument,
  kind: 'Article' | 'Guide',
  slug: string,
): PageModule {
  const { frontMatter, headings, html, taskCount } = document;
  const { title, description, promo, related } = frontMatter;
  function Page() {
    return (
      <>
        <PageHead title={title} description={description} />
        <ReadingFrame
          way={
            <>
              <BackLink to="/help">Back to Help Center</BackLink>
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
