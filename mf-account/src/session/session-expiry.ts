import { createContext } from 'react';

/** What to call once a call of the page was answered with 401. */
export const SessionExpiry = createContext<() => void>(() => undefined);
