import { api } from '@northcast/shared-contracts/client/api';
import type { StorePart } from '@northcast/shared-contracts/host/store-part';
import { Provider } from 'react-redux';

/** The cache of server answers; a page that reads or writes through it names this in its `store`. */
export const apiStorePart: StorePart = {
  reducerPath: api.reducerPath,
  reducer: api.reducer,
  middleware: api.middleware,
  Provider,
  reset: api.util.resetApiState,
};
