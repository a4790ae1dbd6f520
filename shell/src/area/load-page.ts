import type {
  PageModule,
  RemoteModule,
  RemoteName,
  RemoteRoute,
} from '@northcast/shared-contracts/host/remote';
import { LoadFailure } from '../remotes/load-failure';
import { loadFrom, renewRemote } from '../remotes/load-module';
import { publishedRemotes, refreshRegistry, registry } from '../remotes/page-manifest';
import { type FoundRoute, findRoute } from './find-route';

/** What a location shows. */
export type Screen =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure }
  /** A prerendered page whose code failed: its markup stays. */
  | { readonly kind: 'preserved'; readonly failure: LoadFailure; readonly html: string }
  | {
      readonly kind: 'page';
      readonly remote: RemoteName;
      readonly route: RemoteRoute;
      readonly module: PageModule;
      readonly data: unknown;
    };

/**
 * Everything a location needs before it can be rendered; never rejects.
 * @param known data of the page where the document brought it
 */
export async function loadScreen(pathname: string, known?: { data: unknown }): Promise<Screen> {
  try {
    const found = await findPublished(pathname);
    if (!found) return { kind: 'not-found' };
    const { route, module } = await loadFrom({
      remote: found.remote,
      expose: './routes',
      part: found.route.path,
      select: (exposed) => resolvePage(found, exposed),
    });
    return { kind: 'page', remote: found.remote, route, module, data: known?.data };
  } catch (error) {
    if (error instanceof LoadFailure) return { kind: 'failed', failure: error };
    throw error;
  }
}

/** The same once more, after a failure: from the version that is live now, nothing of the last attempt used again. */
export async function loadScreenAgain(pathname: string): Promise<Screen> {
  const found = findRoute(publishedRemotes(), pathname);
  if (found) renewRemote(found.remote);
  return await loadScreen(pathname);
}

/**
 * The route of a path. One that is not known here may have come with a release since the document was made.
 * @throws LoadFailure when it may belong to an area that can't be had at the moment
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
