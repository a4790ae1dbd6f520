import { isDay } from '@northcast/shared-contracts/api/day';
import type { FieldError } from '@northcast/shared-contracts/api/field-errors';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { limits } from '@northcast/shared-contracts/api/limits';
import { searchWords } from '../database/search-text.js';
import { invalid } from '../errors/api-errors.js';
import type { ListDefinition } from './list-definition.js';

/** The validated query of a list. */
export interface ListRequest {
  /** Counts from 1; null if no page was requested. */
  readonly page: number | null;
  readonly perPage: number;
  readonly sortColumn: string;
  readonly order: 'ASC' | 'DESC';
  /** Normalised words that a row must contain, in any order. */
  readonly search: readonly string[];
  readonly status: string | undefined;
  /** Created at this time or later. */
  readonly from: Date | undefined;
  /** Created before this time. */
  readonly to: Date | undefined;
  /**
   * Leaves out rows with a higher id, which were added later: ids sort by time. Undefined for lists
   * whose ids do not.
   */
  readonly upTo: string | undefined;
}

const defaultPerPage = 25;
/** Limits the offset to a number that every database accepts. */
const mostPages = 1_000_000;

type Query = Readonly<Record<string, unknown>>;

/** @throws 422 with the errors by name; ignores unknown names */
export function readListRequest(
  query: Query,
  {
    sortColumns,
    statuses,
    hasUntimedIds,
  }: Pick<ListDefinition<{ id: string }>, 'sortColumns' | 'statuses' | 'hasUntimedIds'>,
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
  const time = (name: string): Date | undefined => {
    const text = textOf(query, name);
    if (text === '') return undefined;
    // `Date` reads 30 February as 2 March.
    const isTime = timestamp.test(text) && isDay(text.slice(0, 10));
    const date = new Date(isTime ? text : Number.NaN);
    if (Number.isNaN(date.getTime())) {
      errors.push({ path: name, message: 'Must be a time such as 2026-11-22T00:00:00.000Z' });
    }
    return date;
  };
  const page = number('page', mostPages);
  const perPage = number('perPage', limits.rows.max);
  const sort = choice('sort', Object.keys(sortColumns)) ?? 'createdAt';
  const order = choice('order', ['asc', 'desc']);
  const status = statuses.length > 0 ? choice('status', statuses) : undefined;
  const from = time('from');
  const to = time('to');
  const mark = markIn(query, errors);
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
    from,
    to,
    upTo: hasUntimedIds ? undefined : mark,
  };
}

function markIn(query: Query, errors: FieldError[]): string | undefined {
  const mark = textOf(query, 'upTo');
  if (mark === '' || idSchema().isValidSync(mark)) return mark || undefined;
  errors.push({ path: 'upTo', message: 'Must be the mark of an earlier answer' });
  return undefined;
}

/** Years that every database can store. The zone is required, because the server cannot know it. */
const timestamp = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

function textOf(query: Query, name: string): string {
  const value = query[name];
  return typeof value === 'string' ? value.trim() : '';
}
