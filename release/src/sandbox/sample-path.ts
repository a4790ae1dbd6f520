import type { FetchApi } from './messages.js';

/** An example address of a route. */
export interface SamplePath {
  readonly pathname: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Example address of a route: for `/blog/:slug` uses the `slug` of the first item of `/api/blog`,
 * or `example` if there is none.
 * @param route react-router path pattern
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
