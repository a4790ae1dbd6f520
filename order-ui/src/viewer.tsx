import { createContext, useContext } from 'react';

/** Who looks at an order: its customer, or an administrator. */
export type Viewer = 'customer' | 'administrator';

/** Whether who looks sees what was agreed: quotes, appointments, money. Producers of the team do not. */
const BusinessContext = createContext(true);

export const BusinessProvider = BusinessContext.Provider;

export const useSeesBusiness = (): boolean => useContext(BusinessContext);

const ViewerContext = createContext<Viewer>('customer');

export const ViewerProvider = ViewerContext.Provider;

export const useViewer = (): Viewer => useContext(ViewerContext);
