import type { PreviewedRemote } from '../../registry/document-registry.js';

/** What decides which versions somebody gets. */
export interface Visitor {
  /** 0 to 99, from the canary cookie; null as long as no canary has been met. */
  readonly bucket: number | null;
  /** Versions of preview links that have not expired. */
  readonly previews: readonly PreviewedRemote[];
}

export const anybody: Visitor = { bucket: null, previews: [] };
