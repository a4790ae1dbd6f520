import { createContext, useContext } from 'react';

/** Who views an order: its customer, or an administrator. */
export type Viewer = 'customer' | 'administrator';

/** Whether the viewer may see quotes and money. The team's producers may not. */
const BusinessContext = createContext(true);

export const BusinessProvider = BusinessContext.Provider;

export const useSeesBusiness = (): boolean => useContext(BusinessContext);

const ViewerContext = createContext<Viewer>('customer');

export const ViewerProvider = ViewerContext.Provider;

export const useViewer = (): Viewer => useContext(ViewerContext);
