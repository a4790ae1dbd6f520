import { addressViolation } from '@northcast/release/gates/address-pattern';
import type { PublishedRoute } from '@northcast/release/store/release';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { matchPath } from 'react-router-dom';
import type { PublishedRemote } from '../../registry/page-manifest';

export interface FoundRoute {
  readonly remote: RemoteName;
  readonly route: PublishedRoute;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * The remote and route that a path belongs to. An address that two areas claim belongs to the one that was
 * promoted first, however exact the other's claim is; one that no area may have is nobody's.
 * @param remotes in order of seniority, as the server lists them
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

/** Within an area, exact routes win over routes with parameters. */
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
