import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import type { ReactNode } from 'react';
import { ListSkeleton } from './list-skeleton';

interface LoadedListProps<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  /** What one row is called; an `s` makes the plural. */
  readonly noun: string;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list with its other states: being loaded, failed, empty. Says aloud when it has come. */
export function LoadedList<Row>({ rows, noun, ...states }: LoadedListProps<Row>) {
  return (
    <>
      <VisuallyHidden role="status">{notice(rows, noun, states.error)}</VisuallyHidden>
      {rows ? (
        rows.length > 0 ? (
          states.children(rows)
        ) : (
          states.empty
        )
      ) : states.error ? (
        <ErrorPanel
          title={`Your ${noun}s could not be loaded`}
          text="Please check your connection and try again."
          onRetry={states.onRetry}
          isRetrying={states.isFetching}
          headingLevel={3}
        />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

function notice(rows: readonly unknown[] | undefined, noun: string, error: unknown): string {
  if (!rows) return error ? '' : `Loading your ${noun}s`;
  return rows.length === 1 ? `1 ${noun}` : `${rows.length} ${noun}s`;
}
