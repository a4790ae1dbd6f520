import { findRoute } from '../area/find-route';
import { resolvePage } from '../area/load-page';
import { isChunkLoadError } from '../remotes/classify-failure';
import { publishedRemotes } from '../remotes/page-manifest';
import { currentInstance, discardInstance } from '../remotes/remote-instance';

type FoundRoute = NonNullable<ReturnType<typeof findRoute>>;

/**
 * Fetches the code of a page, and what it will read where it says how, so that a click shows it at once. Silent: what fails here is
 * tried again by the click, which tells the person and the statistics; those hear nothing of what nobody has asked for.
 */
export function prefetchPages(): (pathname: string) => Promise<void> {
  const asked = new Set<string>();
  return async (pathname) => {
    const found = findRoute(publishedRemotes(), pathname);
    if (!found || asked.has(pathname) || savesData()) return;
    asked.add(pathname);
    try {
      const { module } = await pageOf(found);
      await module.prefetch?.(found.parameters);
    } catch {
      asked.delete(pathname);
    }
  };
}

/** From the instance of the remote that the click will use, in one attempt. */
async function pageOf(found: FoundRoute) {
  const instance = await currentInstance(found.remote);
  try {
    return await resolvePage(found, await instance.module('./routes'));
  } catch (error) {
    // A chunk that did not come is asked for again by what wants it next. An entry that failed, or a module that threw, stays broken in its instance: the click gets a new one.
    if (!isChunkLoadError(error)) discardInstance(found.remote, instance);
    throw error;
  }
}

/** What Chromium says of the connection; TypeScript's library does not know it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing should be fetched that nobody has asked for: the person's setting, or a slow connection. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
