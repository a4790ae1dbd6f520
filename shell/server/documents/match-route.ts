import { generatePath, matchPath } from 'react-router-dom';
import type { PageManifest, PublishedRemote } from '../../registry/page-manifest.js';

export interface RouteMatch {
  readonly remote: PublishedRemote;
  readonly path: string;
  readonly prerender: boolean;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The published route of a path; one without parameters wins. Capitals make no difference. */
export function matchRoute(registry: PageManifest, pathname: string): RouteMatch | undefined {
  const matches = registry.remotes.flatMap((remote) =>
    remote.routes.flatMap(({ path: pattern, prerender = false }) => {
      const match = matchPath({ path: pattern, end: true }, pathname);
      if (!match) return [];
      const parameters: Record<string, string> = {};
      for (const [name, value] of Object.entries(match.params)) if (value) parameters[name] = value;
      return [{ remote, path: pattern, prerender, parameters }];
    }),
  );
  return matches.find((match) => !match.path.includes(':')) ?? matches[0];
}

/** The one spelling of an address: the route's own, with the parameters as they were given. */
export function spellingOf({ path, parameters }: RouteMatch): string {
  return generatePath(path, parameters);
}
