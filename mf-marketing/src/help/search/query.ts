import { limits } from '@northcast/shared-contracts/api/limits';

/**
 * The query in the search part of an address, cut to the length of a search field. Line breaks
 * become spaces: a field would drop them and join the words.
 */
export const queryOf = (search: string | URLSearchParams): string =>
  (new URLSearchParams(search).get('q') ?? '').replace(/[\r\n]+/g, ' ').slice(0, limits.search.max);
