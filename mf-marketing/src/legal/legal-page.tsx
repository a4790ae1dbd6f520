import { formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import { usePageData } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import type { LoaderResult, PageModule } from '@northcast/shared-contracts/host/remote';
import { Breadcrumb } from '@northcast/shared-ui/breadcrumb/breadcrumb';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Eyebrow, Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import { useSyncExternalStore } from 'react';
import type { LegalFrontMatter, MarkdownDocument } from '../content/document';
import { DocumentBody } from '../content/document-body';
import { fillInHeadings } from '../content/fill-in';
import { PagePicture } from '../content/page-picture';
import { ReadingFrame } from '../content/reading-frame';
import { OtherPolicies } from './other-policies';
import { type PolicySlug, today } from './policies';

type LegalDocument = MarkdownDocument<LegalFrontMatter>;

/**
 * The page of one policy. The index of all texts is part of this chunk, not of the one that every
 * page loads.
 */
export async function policyPage(slug: PolicySlug): Promise<PageModule> {
  const document: LegalDocument = await import(`../../content/legal/${slug}.md`);
  return legalPage(slug, document);
}

function legalPage(
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

function LegalHeader({ title, summary }: { readonly title: string; readonly summary: string }) {
  const today = useToday();
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Eyebrow>Legal</Eyebrow>
        <Heading level={1}>{title}</Heading>
        <Lead>{summary}</Lead>
      </Stack>
      <Text size="sm" tone="muted">
        Last updated:{' '}
        <time dateTime={today} data-today="">
          {formatLongDate(today)}
        </time>
      </Text>
    </Stack>
  );
}

/** The date that the server renders; it travels with the document as page data. */
const loadToday = async (): Promise<LoaderResult> => ({
  status: 200,
  data: { today: today() },
});

const renderedDay = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'today' in data && typeof data.today === 'string'
    ? data.today
    : today();

const never = () => () => {};

/**
 * The reader's current date. The document may have been rendered on another day: `attachPolicy`
 * corrects it, and hydration starts with the rendered date.
 */
function useToday(): string {
  const data = usePageData();
  return useSyncExternalStore(never, today, () => renderedDay(data));
}
