import type {
  PageModule,
  RemoteModule,
  RemoteName,
  RemoteRoute,
} from '@northcast/shared-contracts/host/remote';
import { classifyFailure } from '../remotes/classify-failure';
import { publishedRemote, registry } from '../remotes/document-registry';
import { LoadFailure, mayPass } from '../remotes/load-failure';
import { loadModule, renewRemote } from '../remotes/load-module';
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
  const found = findRoute(registry().remotes, pathname);
  if (!found) return { kind: 'not-found' };
  try {
    return await loadFound(found, known);
  } catch (error) {
    return { kind: 'failed', failure: asFailure(found.remote, error) };
  }
}

async function loadFound(found: FoundRoute, known?: { data: unknown }): Promise<Screen> {
  const { route, module } = await loadPageModule(found);
  return { kind: 'page', remote: found.remote, route, module, data: known?.data };
}

/** A chunk that a release has removed is looked for once more in the version that is live now. */
async function loadPageModule(found: FoundRoute) {
  try {
    return await loadPageOnce(found);
  } catch (error) {
    if (!mayPass.has(asFailure(found.remote, error).kind)) throw error;
    await renewRemote(found.remote);
    return await loadPageOnce(found);
  }
}

async function loadPageOnce({ remote, route: published }: FoundRoute) {
  const { routes } = asRemoteModule(remote, await loadModule(remote, './routes'));
  const route = routes.find(({ path }) => path === published.path);
  if (!route)
    throw new LoadFailure(remote, 'execution', `The area has no page for ${published.path}`);
  const module = await route.load();
  if (typeof module.Page !== 'function') {
    throw new LoadFailure(remote, 'execution', `${published.path} exports no Page`);
  }
  return { route, module };
}

function asRemoteModule(remote: RemoteName, module: unknown): RemoteModule {
  const { routes } = module as Partial<RemoteModule>;
  if (!Array.isArray(routes))
    throw new LoadFailure(remote, 'execution', 'The area exports no routes');
  return module as RemoteModule;
}

function asFailure(remote: RemoteName, error: unknown): LoadFailure {
  return classifyFailure(remote, publishedRemote(remote)?.base ?? '', error);
}
