import { type FoundRoute, findRoute } from '../area/find-route';
import { resolvePage } from '../area/load-page';
import { isChunkLoadError } from '../remotes/load-failure';
import { publishedRemotes } from '../remotes/page-manifest';
import { currentInstance, discardInstance } from '../remotes/remote-instance';

/**
 * Prefetches the code of a page, and its data if the page defines `prefetch`, so that a click shows
 * it at once. Failures are neither shown nor reported: the click loads the page again and reports
 * them.
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

/** Loads from the instance that the click will use, in one attempt. */
async function pageOf(found: FoundRoute) {
  const instance = await currentInstance(found.remote);
  try {
    return await resolvePage(found, await instance.module('./routes'));
  } catch (error) {
    // A failed chunk is requested again by its next consumer. A failed entry or a module that threw
    // stays broken in its instance, so discard it and the click gets a new one.
    if (!isChunkLoadError(error)) discardInstance(found.remote, instance);
    throw error;
  }
}

/** Network Information API of Chromium, which TypeScript's library does not declare. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to prefetch nothing: the user's setting, or a slow connection. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
