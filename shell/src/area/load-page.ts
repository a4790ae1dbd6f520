import type {
  PageModule,
  RemoteModule,
  RemoteName,
  RemoteRoute,
} from '@northcast/shared-contracts/host/remote';
import { LoadFailure } from '../remotes/load-failure';
import { loadFrom, renewRemote } from '../remotes/load-module';
import {
  publishedRemotes,
  refreshRegistry,
  registry,
  unfitRemotes,
} from '../remotes/page-manifest';
import { type FoundRoute, findRoute } from './find-route';

/** State of the page for a location. */
export type RouteState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure }
  /** A prerendered page whose code failed to load. Its markup stays. */
  | { readonly kind: 'preserved'; readonly failure: LoadFailure; readonly html: string }
  | {
      readonly kind: 'page';
      readonly remote: RemoteName;
      /** Undefined on the server. */
      readonly version?: string;
      readonly route: RemoteRoute;
      readonly module: PageModule;
      readonly data: unknown;
    };

/**
 * Loads everything that a location needs before it can be rendered. Load failures become a `failed`
 * state.
 * @param known data of the page, if the document contains it
 */
export async function loadRouteState(
  pathname: string,
  known?: { data: unknown },
): Promise<RouteState> {
  try {
    const found = await findPublished(pathname);
    if (!found) return { kind: 'not-found' };
    const page = await loadFrom({
      remote: found.remote,
      expose: './routes',
      part: found.route.path,
      select: async (exposed, version) => ({ version, ...(await resolvePage(found, exposed)) }),
    });
    return { kind: 'page', remote: found.remote, ...page, data: known?.data };
  } catch (error) {
    if (error instanceof LoadFailure) return { kind: 'failed', failure: error };
    throw error;
  }
}

/**
 * Retries after a failure, with the live version of the remote and without reusing anything from
 * the last attempt.
 */
export async function reloadRouteState(pathname: string): Promise<RouteState> {
  const found = findRoute(publishedRemotes(), pathname);
  if (found) renewRemote(found.remote);
  return await loadRouteState(pathname);
}

/**
 * Finds the route of a path. Refreshes the manifest if the route is unknown, because it may have
 * been released after the document was rendered.
 * @throws LoadFailure when the path may belong to an unavailable remote
 */
async function findPublished(pathname: string): Promise<FoundRoute | undefined> {
  const found = findRoute(publishedRemotes(), pathname);
  if (found) return found;
  await refreshRegistry().catch(() => undefined);
  const released = findRoute(registry().remotes, pathname);
  if (released) {
    renewRemote(released.remote);
    return released;
  }
  const unfit = findRoute(unfitRemotes(), pathname);
  if (unfit) {
    const message = `The version with ${unfit.route.path} needs a newer shell`;
    throw new LoadFailure(unfit.remote, 'contract', message);
  }
  const [unavailable, ...others] = registry().unavailable ?? [];
  if (unavailable === undefined) return undefined;
  const remote = others.length === 0 ? unavailable : null;
  throw new LoadFailure(remote, 'stale', 'No version of the area can be had');
}

export async function resolvePage({ remote, route: published }: FoundRoute, exposed: unknown) {
  const { routes } = asRemoteModule(remote, exposed);
  const route = routes.find(({ path }) => path === published.path);
  if (!route) {
    throw new LoadFailure(remote, 'execution', `The area has no page for ${published.path}`);
  }
  const module = await route.load();
  if (typeof module.Page !== 'function') {
    throw new LoadFailure(remote, 'execution', `${published.path} exports no Page`);
  }
  return { route, module };
}

function asRemoteModule(remote: RemoteName, module: unknown): RemoteModule {
  if (typeof module !== 'object' || module === null || !('routes' in module)) {
    throw new LoadFailure(remote, 'execution', 'The area exports no routes');
  }
  return module as RemoteModule;
}
