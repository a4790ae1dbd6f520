import { type Tag, tags } from '@northcast/shared-contracts/api/tags';
import { isDataChanged } from '@northcast/shared-contracts/host/data-changed';
import type { StorePart } from '@northcast/shared-contracts/host/store-part';
import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';

/** The subset of a `createAreaApi` result that is used here, whatever its endpoints. */
interface AreaApi {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  readonly util: {
    readonly invalidateTags: (tags: Tag[]) => UnknownAction;
    readonly resetApiState: () => UnknownAction;
  };
}

/**
 * The store part of an area's RTK Query cache. Pages that use the cache name it in their `store`.
 */
export const apiStorePart = (api: AreaApi): StorePart => ({
  reducerPath: api.reducerPath,
  reducer: api.reducer,
  middleware: refetchingAfter(api),
  Provider,
  reset: api.util.resetApiState,
});

/** RTK Query's middleware, and a middleware that invalidates tags when another area has written. */
function refetchingAfter({ reducerPath, middleware, util }: AreaApi): Middleware {
  return (store) => {
    const inner = middleware(store);
    return (next) => {
      const handle = inner(next);
      return (action) => {
        const result = handle(action);
        if (isDataChanged(action) && action.source !== reducerPath) {
          const known = tags.filter((tag) => action.tags.includes(tag));
          if (known.length > 0) store.dispatch(util.invalidateTags(known));
        }
        return result;
      };
    };
  };
}
