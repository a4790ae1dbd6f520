import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import {
  dueFilters,
  idempotencyHeader,
  listMarkHeader,
  noCategory,
} from '@northcast/shared-contracts/api/list-query';
import { postCategorySlugs } from '@northcast/shared-contracts/content/post-categories';
import type { JsonSchema } from './json-schema.js';

/** The parameters of an operation in its path, query and headers. */
export function parametersOf(endpoint: Endpoint): JsonSchema[] {
  const { path, method, answer, paged, filtered, searched } = endpoint;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return [
    ...inPath,
    // A download contains the rows of all pages.
    ...(paged && answer !== 'csv' ? pageParameters : []),
    ...(paged ? sortParameters : []),
    ...(paged || filtered || searched ? [searchParameter] : []),
    ...(paged || filtered ? [...filterParameters, ...ownFiltersOf(path)] : []),
    ...(searched ? [idsParameter] : []),
    ...(method === 'GET' ? [] : [repeatable]),
  ];
}

const repeatable: JsonSchema = {
  name: idempotencyHeader,
  in: 'header',
  description:
    'A repeated request with the same key gets the first response and stores nothing again',
  schema: { type: 'string', maxLength: 200 },
};

const inQuery = (name: string, schema: JsonSchema, description?: string): JsonSchema => ({
  name,
  in: 'query',
  ...(description && { description }),
  schema,
});

const pageParameters = [
  inQuery('page', { type: 'integer', minimum: 1 }),
  inQuery('perPage', { type: 'integer', minimum: 1, maximum: 1000 }),
];
const sortParameters = [
  inQuery('sort', { type: 'string' }),
  inQuery('order', { type: 'string', enum: ['asc', 'desc'] }),
];
const searchParameter = inQuery('q', { type: 'string' }, 'Search text');
const idsParameter = inQuery(
  'ids',
  { type: 'string' },
  'Ids, separated by commas, of what is asked for again, in place of `q`',
);
const filterParameters = [
  inQuery('status', { type: 'string' }),
  inQuery('from', { type: 'string', format: 'date-time' }),
  inQuery('to', { type: 'string', format: 'date-time' }),
  inQuery('upTo', { type: 'string' }, `${listMarkHeader} of an earlier response: no newer rows`),
];

/** Filters of single lists, by the part of the path below `/api/admin/`. */
const ownFilters: Readonly<Record<string, JsonSchema[]>> = {
  orders: [
    inQuery('due', { type: 'string', enum: dueFilters }),
    inQuery('assignee', { type: 'string' }, '`me`, `nobody`, or the id of an account'),
  ],
  posts: [inQuery('category', { type: 'string', enum: [...postCategorySlugs, noCategory] })],
};

const ownFiltersOf = (path: string): JsonSchema[] =>
  ownFilters[/^\/api\/admin\/(\w+)/.exec(path)?.[1] ?? ''] ?? [];
