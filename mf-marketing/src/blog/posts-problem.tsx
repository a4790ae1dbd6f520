import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';

/** Heading level of the panel: one below the heading of the posts. */
interface Outline {
  headingLevel: 2 | 3;
}

export function PostsFailed({ headingLevel, onRetry }: Outline & { onRetry: () => void }) {
  return <ErrorPanel {...screens.blogListFailed} onRetry={onRetry} headingLevel={headingLevel} />;
}

export function NoPosts({ headingLevel }: Outline) {
  return <EmptyState {...screens.blogListEmpty} headingLevel={headingLevel} />;
}
