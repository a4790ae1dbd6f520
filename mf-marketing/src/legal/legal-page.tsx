import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { PageModule } from '@northcast/shared-contracts/host/remote';
import { Breadcrumb } from '@northcast/shared-ui/breadcrumb/breadcrumb';
import type { LegalFrontMatter, MarkdownDocument } from '../content/document';
import { DocumentBody } from '../content/document-body';
import { fillInHeadings } from '../content/fill-in';
import { PagePicture } from '../content/page-picture';
import { ReadingFrame } from '../content/reading-frame';
import { LegalHeader } from './legal-header';
import { OtherPolicies } from './other-policies';
import type { PolicySlug } from './policies';
import { loadToday } from './use-today';

export type LegalDocument = MarkdownDocument<LegalFrontMatter>;

/** The page of one policy. */
export function legalPage(
  slug: PolicySlug,
  { frontMatter: { title, description }, headings, html }: LegalDocument,
): PageModule {
  function Page() {
    return (
      <>
        <PageHead title={title} description={description} />
        <ReadingFrame
          way={<Breadcrumb items={[{ label: 'Home', to: '/' }, { label: title }]} />}
          picture={<PagePicture name="legal" />}
          header={<LegalHeader title={title} summary={description} />}
          headings={fillInHeadings(headings)}
        >
          <DocumentBody html={html} />
          <OtherPolicies except={slug} />
        </ReadingFrame>
      </>
    );
  }
  return { Page, load: loadToday };
}
