import type { FieldError } from '@northcast/shared-contracts/api/field-errors';
import { limits } from '@northcast/shared-contracts/api/limits';
import { invalid } from '../errors/api-errors.js';
import type { ListDefinition } from './list-definition.js';
import { searchWords } from './search-text.js';

/** What is asked of a list, checked. */
export interface ListRequest {
  /** From 1; null: no paging was asked for. */
  readonly page: number | null;
  readonly perPage: number;
  /** A column. */
  readonly sortColumn: string;
  readonly order: 'ASC' | 'DESC';
  /** Words that a row has to have, in any order, as they are compared. */
  readonly search: readonly string[];
  readonly status: string | undefined;
}

const defaultPerPage = 25;
/** So that the offset stays a number that every database takes. */
const mostPages = 1_000_000;

type Query = Readonly<Record<string, unknown>>;

/** @throws 422 with the errors by name; names that are not known are ignored */
export function readListRequest(
  query: Query,
  { sortColumns, statuses }: Pick<ListDefinition<{ id: string }>, 'sortColumns' | 'statuses'>,
): ListRequest {
  const errors: FieldError[] = [];
  const number = (name: string, max: number): number | null => {
    const text = textOf(query, name);
    if (text === '') return null;
    const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > max) {
      errors.push({ path: name, message: `Must be a whole number from 1 to ${max}` });
    }
    return value;
  };
  const choice = (name: string, choices: readonly string[]): string | undefined => {
    const text = textOf(query, name);
    if (text === '') return undefined;
    if (!choices.includes(text)) {
      errors.push({ path: name, message: `Must be one of ${choices.join(', ')}` });
    }
    return text;
  };
  const page = number('page', mostPages);
  const perPage = number('perPage', limits.rows.max);
  const sort = choice('sort', Object.keys(sortColumns)) ?? 'createdAt';
  const order = choice('order', ['asc', 'desc']);
  const status = statuses.length > 0 ? choice('status', statuses) : undefined;
  const q = textOf(query, 'q');
  if (q.length > limits.search.max) {
    errors.push({ path: 'q', message: `Must have at most ${limits.search.max} characters` });
  }
  if (errors.length > 0) throw invalid(errors);
  const isPaged = page !== null || perPage !== null;
  return {
    page: isPaged ? (page ?? 1) : null,
    perPage: isPaged ? (perPage ?? defaultPerPage) : limits.rows.max,
    sortColumn: Object.entries(sortColumns).find(([field]) => field === sort)?.[1] ?? 'createdAt',
    order: (order ?? (sort === 'createdAt' ? 'desc' : 'asc')) === 'asc' ? 'ASC' : 'DESC',
    search: searchWords(q),
    status,
  };
}

function textOf(query: Query, name: string): string {
  const value = query[name];
  return typeof value === 'string' ? value.trim() : '';
}
