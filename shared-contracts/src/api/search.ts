import { entityId } from '@northcast/shared-contracts/api/fields';
import { array, object, string } from 'yup';

/** What can be found, in the order in which it is answered. */
export const searchKinds = [
  'orders',
  'customers',
  'enquiries',
  'messages',
  'posts',
  'invoices',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchLimits = {
  /** Results of one kind. */
  results: { max: 5 },
  /** What can be asked for again in one call. */
  ids: { max: 10 },
} as const;

/** What a search of everything found: of each kind the best first. */
export const searchResultsSchema = object({
  results: array(
    object({
      kind: string().oneOf(searchKinds).required(),
      id: entityId,
      title: string().defined(),
      /** A second line, such as an order's number and its customer. */
      detail: string().defined(),
    }),
  ).required(),
});
