import { generatePath, matchPath } from 'react-router-dom';
import type { PageManifest, PublishedRemote } from '../../registry/page-manifest.js';

/** Characters of a query that a page is rendered for. */
const longestQuery = 200;

export interface RouteMatch {
  readonly remote: PublishedRemote;
  readonly path: string;
  readonly prerender: boolean;
  /** Parameter of the query that its markup depends on, if any. */
  readonly query?: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The published route of a path; one without parameters wins. Capitals make no difference. */
export function matchRoute(registry: PageManifest, pathname: string): RouteMatch | undefined {
  const matches = registry.remotes.flatMap((remote) =>
    remote.routes.flatMap(({ path: pattern, prerender = false, query }) => {
      const match = matchPath({ path: pattern, end: true }, pathname);
      if (!match) return [];
      const parameters: Record<string, string> = {};
      for (const [name, value] of Object.entries(match.params)) if (value) parameters[name] = value;
      const found = { remote, path: pattern, prerender, parameters };
      return [query === undefined ? found : { ...found, query }];
    }),
  );
  return matches.find((match) => !match.path.includes(':')) ?? matches[0];
}

/**
 * What a page's markup depends on in the query of an address: `?q=show+notes`; empty for most pages, whose markup is the same for each.
 * @param query as it was sent, without its question mark
 */
export function shownQuery({ query: name }: RouteMatch, query: string): string {
  const value = name === undefined ? '' : new URLSearchParams(query).get(name)?.trim();
  return name && value ? `?${new URLSearchParams({ [name]: value.slice(0, longestQuery) })}` : '';
}

/** The one spelling of an address: the route's own, with the parameters as they were given. */
export function spellingOf({ path, parameters }: RouteMatch): string {
  return generatePath(path, parameters);
}
