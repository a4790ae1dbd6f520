import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { blogProblems } from './blog-texts';

/** Heading level of the panel: one below the heading of the posts. */
interface Outline {
  headingLevel: 2 | 3;
}

export function PostsFailed({ headingLevel, onRetry }: Outline & { onRetry: () => void }) {
  return <ErrorPanel {...blogProblems.listFailed} onRetry={onRetry} headingLevel={headingLevel} />;
}

export function NoPosts({ headingLevel }: Outline) {
  return <EmptyState {...blogProblems.listEmpty} headingLevel={headingLevel} />;
}
