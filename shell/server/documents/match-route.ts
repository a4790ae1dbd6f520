import { generatePath, matchPath } from 'react-router-dom';
import type { PageManifest, PublishedRemote } from '../../registry/page-manifest.js';

/** Maximum characters of a query value that a page is rendered for. */
const longestQuery = 200;

export interface RouteMatch {
  readonly remote: PublishedRemote;
  readonly path: string;
  readonly prerender: boolean;
  /** Query parameter that the markup depends on, if any. */
  readonly query?: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Finds the published route of a path. Routes without parameters take precedence. Case-insensitive.
 */
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
 * The part of the query that the markup depends on, for example `?q=show+notes`; empty for most
 * pages.
 * @param query as sent, without the question mark
 */
export function shownQuery({ query: name }: RouteMatch, query: string): string {
  const value = name === undefined ? '' : new URLSearchParams(query).get(name)?.trim();
  return name && value ? `?${new URLSearchParams({ [name]: value.slice(0, longestQuery) })}` : '';
}

/** Canonical spelling of an address: the route's own, with the parameters as given. */
export function spellingOf({ path, parameters }: RouteMatch): string {
  return generatePath(path, parameters);
}
