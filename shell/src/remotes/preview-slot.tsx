import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { PreviewedRemote } from '../../registry/page-manifest';
import { registry } from './page-manifest';

const PreviewBadge = lazy<ComponentType<{ previews: readonly PreviewedRemote[] }>>(() =>
  import('./preview-badge').then(
    (module) => ({ default: module.PreviewBadge }),
    // The page works without the badge.
    () => ({ default: () => null }),
  ),
);

/** Shows a badge to visitors with a preview. Other visitors do not load its code. */
export function PreviewSlot() {
  const [previews, setPreviews] = useState<readonly PreviewedRemote[]>([]);
  useEffect(() => setPreviews(registry().preview ?? []), []);
  if (previews.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PreviewBadge previews={previews} />
    </Suspense>
  );
}
