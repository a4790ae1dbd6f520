import { addressViolation } from '@northcast/release/gates/address-pattern';
import type { PublishedRoute } from '@northcast/release/publications/release';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { matchPath } from 'react-router-dom';
import type { PublishedRemote } from '../../registry/page-manifest';

export interface FoundRoute {
  readonly remote: RemoteName;
  readonly route: PublishedRoute;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Finds the remote and route for a path. If two remotes claim an address, it belongs to the one
 * promoted first, even if the other's pattern is more specific. A reserved address belongs to none.
 * @param remotes ordered by seniority, as the server lists them
 */
export function findRoute(
  remotes: readonly PublishedRemote[],
  pathname: string,
): FoundRoute | undefined {
  for (const remote of remotes) {
    const found = routeOf(remote, pathname);
    if (found) return found;
  }
  return undefined;
}

/** Within a remote, routes without parameters take precedence. */
function routeOf({ name, routes }: PublishedRemote, pathname: string): FoundRoute | undefined {
  const found = routes.flatMap((route) => {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (!match || addressViolation(route.path) !== null) return [];
    return [{ remote: name, route, parameters: definedOnly(match.params) }];
  });
  return found.find(({ route }) => !route.path.includes(':')) ?? found[0];
}

function definedOnly(parameters: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/**
 * Whether a path belongs to the admin panel, which has its own links, so the bar shows none. The
 * panel's sign-in page does not count.
 */
export const isPanel = (pathname: string): boolean => /^\/admin(?!\/login)(\/|$)/.test(pathname);
