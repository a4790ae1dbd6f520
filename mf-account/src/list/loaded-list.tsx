import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import type { ReactNode } from 'react';
import { ListSkeleton } from './list-skeleton';
import type { LoadingList } from './query-state';

interface LoadedListProps<Row> {
  readonly list: LoadingList<Row>;
  /** What one row is called; an `s` makes the plural. */
  readonly noun: string;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list with its other states: being loaded, failed, empty. Says aloud when it has come. */
export function LoadedList<Row>({ list, noun, empty, children }: LoadedListProps<Row>) {
  return (
    <>
      <VisuallyHidden role="status">{noticeOf(list, noun)}</VisuallyHidden>
      {list.data ? (
        list.data.length > 0 ? (
          children(list.data)
        ) : (
          empty
        )
      ) : list.error ? (
        <ErrorPanel
          title={`Your ${noun}s could not be loaded`}
          text={whatToDo(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
          headingLevel={3}
        />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

/** A failure that the server answered with is not the reader's connection. */
export function whatToDo(error: unknown): string {
  return (error as CallError).status === 0
    ? 'Please check your connection and try again.'
    : 'The fault is on our side. Please try again in a moment.';
}

function noticeOf({ data, error }: LoadingList<unknown>, noun: string): string {
  if (!data) return error ? '' : `Loading your ${noun}s`;
  return data.length === 1 ? `1 ${noun}` : `${data.length} ${noun}s`;
}
