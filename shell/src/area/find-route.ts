import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { matchPath } from 'react-router-dom';
import type { PublishedRemote, PublishedRoute } from '../../registry/document-registry';

export interface FoundRoute {
  readonly remote: RemoteName;
  readonly route: PublishedRoute;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The remote and route that a path belongs to; exact routes win over routes with parameters. */
export function findRoute(
  remotes: readonly PublishedRemote[],
  pathname: string,
): FoundRoute | undefined {
  const found = remotes.flatMap((remote) =>
    remote.routes.flatMap((route) => {
      const match = matchPath({ path: route.path, end: true }, pathname);
      return match ? [{ remote: remote.name, route, parameters: definedOnly(match.params) }] : [];
    }),
  );
  return found.find(({ route }) => !route.path.includes(':')) ?? found[0];
}

function definedOnly(parameters: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
