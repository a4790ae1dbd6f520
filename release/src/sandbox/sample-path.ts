import type { FetchApi } from './messages.js';

/** An address of a route that can be tried. */
export interface SamplePath {
  readonly pathname: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * An address of a route: for `/blog/:slug` the `slug` of the first of `/api/blog`, or `example` where there is none.
 * @param route in react-router's notation
 */
export async function samplePath(route: string, fetchApi: FetchApi): Promise<SamplePath> {
  const parameters: Record<string, string> = {};
  for (const [, name = ''] of route.matchAll(/:(\w+)/g)) {
    const list = `/api${route.slice(0, route.indexOf('/:'))}`;
    parameters[name] = (await firstOf(list, name, fetchApi)) ?? 'example';
  }
  const pathname = route.replace(/:(\w+)\??/g, (_, name: string) => parameters[name] ?? '');
  return { pathname, parameters };
}

async function firstOf(
  list: string,
  field: string,
  fetchApi: FetchApi,
): Promise<string | undefined> {
  try {
    const { status, body } = await fetchApi(list);
    const items: unknown = status === 200 ? JSON.parse(body) : [];
    const [first] = Array.isArray(items) ? (items as Record<string, unknown>[]) : [];
    const value = first?.[field];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
