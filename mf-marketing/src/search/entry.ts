import type { CustomRequestSlug } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import type { PlanSlug } from '@northcast/shared-contracts/content/catalogue/plans';
import type { ServiceSlug } from '@northcast/shared-contracts/content/catalogue/services';

/** What can be found, and what its group is called. */
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

/** Something that can be found. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  /** One or two sentences; of a question, its answer. */
  readonly text: string;
  /** Its address on this site; unique among all entries. */
  readonly to: string;
  /** As it is shown: `$70`, `from $4,000`. */
  readonly price?: string | undefined;
  /** What its 'Order' link orders. */
  readonly order?: ServiceSlug | PlanSlug | CustomRequestSlug;
  /** Headings or features: found, and shown where nothing else of the entry shows why. */
  readonly parts?: readonly string[];
  /** Further words that it is found by. */
  readonly words?: string;
}
