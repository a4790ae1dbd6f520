import type { Navigation, PageManifest } from '../../registry/page-manifest.js';

/** For whom a page is rendered, and what stands around it: a part of what its markup depends on. */
export interface PageFrame {
  /** Whether the visitor probably has a session. */
  readonly signedIn: boolean;
  /** Links of all areas. */
  readonly navigation: Navigation;
}

/** The frame of a visitor's documents. */
export function pageFrame({ navigation }: PageManifest, signedIn: boolean): PageFrame {
  return { signedIn, navigation };
}
