import { createContext, useContext } from 'react';

/** Who looks at an order: its customer, or an administrator. */
export type Viewer = 'customer' | 'administrator';

const ViewerContext = createContext<Viewer>('customer');

export const ViewerProvider = ViewerContext.Provider;

export const useViewer = (): Viewer => useContext(ViewerContext);
