import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Navigation, NavigationPlace } from '../../registry/page-manifest';
import { onRegistry, registry } from '../remotes/page-manifest';

const NavigationContext = createContext<Navigation>({});

interface NavigationLinksProps {
  /** Links embedded in the document. */
  readonly initial: Navigation;
  readonly children: ReactNode;
}

/**
 * Provides the remotes' links to navigation and footer. Updates when this page receives a newer
 * manifest.
 */
export function NavigationLinks({ initial, children }: NavigationLinksProps) {
  const [links, setLinks] = useState(initial);
  useEffect(() => onRegistry(() => setLinks(registry().navigation)), []);
  return <NavigationContext value={links}>{children}</NavigationContext>;
}

/** The links of a place in order, each as path and label. */
export const useLinksAt = (place: NavigationPlace): readonly (readonly [string, string])[] =>
  Object.entries(useContext(NavigationContext)[place] ?? {});
