import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Navigation, NavigationPlace } from '../../registry/page-manifest';
import { onRegistry, registry } from '../remotes/page-manifest';

const NavigationContext = createContext<Navigation>({});

interface NavigationLinksProps {
  /** What the document was made with. */
  readonly initial: Navigation;
  readonly children: ReactNode;
}

/** Hands the areas' links to navigation and footer; what is released meanwhile shows when this page hears of it. */
export function NavigationLinks({ initial, children }: NavigationLinksProps) {
  const [links, setLinks] = useState(initial);
  useEffect(() => onRegistry(() => setLinks(registry().navigation)), []);
  return <NavigationContext value={links}>{children}</NavigationContext>;
}

/** The links of a place in their order, each as its path and its label. */
export const useLinksAt = (place: NavigationPlace): readonly (readonly [string, string])[] =>
  Object.entries(useContext(NavigationContext)[place] ?? {});
