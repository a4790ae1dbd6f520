import {
  type ListQuery,
  laterCountHeader,
  listMarkHeader,
  totalCountHeader,
} from '@northcast/shared-contracts/api/list-query';
import type { Request } from 'express';
import type { ListPage } from './list-reading.js';
import type { ListRequest } from './list-request.js';

/**
 * Parameters of lists, all of which the links repeat; others could make the header too long for
 * proxies. `ids` belongs to the global search, `fields` to the public list of posts.
 */
const listParameters: Readonly<Record<Exclude<keyof ListQuery, 'ids' | 'fields'>, true>> = {
  page: true,
  perPage: true,
  sort: true,
  order: true,
  q: true,
  status: true,
  from: true,
  to: true,
  due: true,
  assignee: true,
  category: true,
  upTo: true,
};

/**
 * Sets response headers for the total, the neighbouring pages, and the mark to pass as `upTo`.
 * @param mark an id from before the rows were read; `undefined` if the request has one
 */
export function setPaginationHeaders(
  request: Request,
  { page, perPage, upTo }: ListRequest,
  { total, later }: ListPage<unknown>,
  mark: string | undefined,
): void {
  request.res?.setHeader(totalCountHeader, String(total));
  if (mark !== undefined) request.res?.setHeader(listMarkHeader, mark);
  if (upTo !== undefined) request.res?.setHeader(laterCountHeader, String(later));
  const current = page ?? 1;
  const last = Math.max(1, Math.ceil(total / perPage));
  const pages: [string, number][] = [
    ['first', 1],
    ['prev', Math.min(current - 1, last)],
    ['next', current + 1],
    ['last', last],
  ];
  const links = pages
    .filter(([, target]) => target >= 1 && target <= last)
    .map(([relation, target]) => `<${addressOf(request, target, perPage)}>; rel="${relation}"`);
  request.res?.setHeader('Link', links.join(', '));
}

function addressOf(request: Request, page: number, perPage: number): string {
  // Not parsed as a URL: the host of an absolute target may be anything.
  const [, ...query] = request.url.split('?');
  const searchParams = new URLSearchParams(query.join('?'));
  const unknown = [...searchParams.keys()].filter((name) => !Object.hasOwn(listParameters, name));
  for (const name of unknown) searchParams.delete(name);
  searchParams.set('page', String(page));
  searchParams.set('perPage', String(perPage));
  return `${request.path}?${searchParams}`;
}
