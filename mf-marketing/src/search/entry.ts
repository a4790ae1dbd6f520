import type { CustomRequestSlug } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import type { PlanSlug } from '@northcast/shared-contracts/content/catalogue/plans';
import type { ServiceSlug } from '@northcast/shared-contracts/content/catalogue/services';

/** Kinds of entries with their group headings. */
export const kindNames = {
  service: 'Services',
  plan: 'Plans',
  question: 'Questions',
  guide: 'Guides',
  article: 'Articles',
  post: 'Blog',
  page: 'Pages',
} as const;

export type SearchKind = keyof typeof kindNames;

export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  /** One or two sentences; for a question, its answer. */
  readonly text: string;
  /** URL on this site; unique among all entries. */
  readonly to: string;
  /** Display text: `$70`, `from $4,000`. */
  readonly price?: string | undefined;
  /** Slug that its 'Order' link orders. */
  readonly order?: ServiceSlug | PlanSlug | CustomRequestSlug;
  /** Headings or features: searched, and shown if no other text of the entry shows the match. */
  readonly parts?: readonly string[];
  /** Additional searchable words. */
  readonly words?: string;
}
