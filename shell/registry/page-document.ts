import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** In place of a path: the document serves every address that it is sent for. */
export const anyPath = '/*';

/** What a prerendered document says of itself, so that the browser hydrates it only with the code it was made from. */
export interface PrerenderedPage {
  /** Null where no remote took part: the not-found page, and pages that are rendered in the browser. */
  readonly remote: RemoteName | null;
  readonly version: string | null;
  /** Or `anyPath`. */
  readonly pathname: string;
  /** `loading`: the frame only, the area renders in the browser. */
  readonly kind: 'page' | 'not-found' | 'loading';
  /** Made for somebody who probably has a session; absent for everybody else. */
  readonly signedIn?: true;
  /** What the page's `load` answered. */
  readonly data?: unknown;
}
