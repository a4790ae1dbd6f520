import { screens } from '@northcast/shared-contracts/texts/screens';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';

/** The posts could not be read. */
export function PostsFailed({ onRetry }: { onRetry: () => void }) {
  const { title, text } = screens.blogListFailed;
  return <ErrorPanel title={title} text={text} onRetry={onRetry} headingLevel={3} />;
}

/** There are no posts. */
export function NoPosts() {
  const { title, text } = screens.blogListEmpty;
  return <EmptyState title={title} text={text} />;
}
