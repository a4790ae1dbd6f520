import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** Used in place of a path: the document is valid for any address. */
export const anyPath = '/*';

/**
 * Metadata embedded in a prerendered document, so that the browser hydrates it only with the code
 * that rendered it.
 */
export interface PrerenderedPage {
  /** Null if no remote was rendered: the not-found page and client-rendered pages. */
  readonly remote: RemoteName | null;
  readonly version: string | null;
  /** A path, or `anyPath`. */
  readonly pathname: string;
  /** `loading`: only the frame was rendered, and the browser renders the remote. */
  readonly kind: 'page' | 'not-found' | 'loading';
  /** Rendered for a visitor who probably has a session; absent otherwise. */
  readonly signedIn?: true;
  /** Data returned by the page's `load`. */
  readonly data?: unknown;
}
