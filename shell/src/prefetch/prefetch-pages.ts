import type { ShellParts } from '../idle/shell-parts';
import { savesData } from './saves-data';

type Parts = Pick<
  ShellParts,
  | 'findRoute'
  | 'publishedRemotes'
  | 'resolvePage'
  | 'currentInstance'
  | 'discardInstance'
  | 'isChunkLoadError'
>;
type FoundRoute = NonNullable<ReturnType<ShellParts['findRoute']>>;

/**
 * Fetches the code of a page, and what it will read where it says how, so that a click shows it at once. Silent: what fails here is
 * tried again by the click, which tells the person and the statistics; those hear nothing of what nobody has asked for.
 */
export function prefetchPages(parts: Parts): (pathname: string) => Promise<void> {
  const asked = new Set<string>();
  return async (pathname) => {
    const found = parts.findRoute(parts.publishedRemotes(), pathname);
    if (!found || asked.has(pathname) || savesData()) return;
    asked.add(pathname);
    try {
      const { module } = await pageOf(parts, found);
      await module.prefetch?.(found.parameters);
    } catch {
      asked.delete(pathname);
    }
  };
}

/** From the instance of the remote that the click will use, in one attempt. */
async function pageOf(parts: Parts, found: FoundRoute) {
  const instance = await parts.currentInstance(found.remote);
  try {
    return await parts.resolvePage(found, await instance.module('./routes'));
  } catch (error) {
    // A chunk that did not come is asked for again by whoever wants it next. An entry that failed, or a module that threw, stays broken in its instance: the click gets a new one.
    if (!parts.isChunkLoadError(error)) parts.discardInstance(found.remote, instance);
    throw error;
  }
}
