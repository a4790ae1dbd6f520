import type { Navigation, PageManifest } from '../../registry/page-manifest.js';

/** The part of the markup around a page, which depends on the visitor. */
export interface PageFrame {
  /** Whether the visitor probably has a session. */
  readonly signedIn: boolean;
  /** Links of all remotes. */
  readonly navigation: Navigation;
}

export function pageFrame({ navigation }: PageManifest, signedIn: boolean): PageFrame {
  return { signedIn, navigation };
}
