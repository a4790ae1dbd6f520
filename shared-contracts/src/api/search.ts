import { entityId } from '@northcast/shared-contracts/api/fields';
import { array, object, string } from 'yup';

/** Kinds of results, in response order. */
const searchKinds = ['orders', 'customers', 'enquiries', 'messages', 'posts', 'invoices'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchLimits = {
  /** Results of one kind. */
  results: { max: 5 },
  /** Maximum ids that one call can fetch again. */
  ids: { max: 10 },
} as const;

/** Results of a global search: the best matches of each kind first. */
export const searchResultsSchema = object({
  results: array(
    object({
      kind: string().oneOf(searchKinds).required(),
      id: entityId,
      title: string().defined(),
      /** Secondary text, such as an order's number and its customer. */
      detail: string().defined(),
    }),
  ).required(),
});
