import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';

/** The level below the heading that the posts stand under. */
interface Outline {
  headingLevel: 2 | 3;
}

/** The posts could not be read. */
export function PostsFailed({ headingLevel, onRetry }: Outline & { onRetry: () => void }) {
  return <ErrorPanel {...screens.blogListFailed} onRetry={onRetry} headingLevel={headingLevel} />;
}

/** There are no posts. */
export function NoPosts({ headingLevel }: Outline) {
  return <EmptyState {...screens.blogListEmpty} headingLevel={headingLevel} />;
}
