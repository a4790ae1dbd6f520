import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { Card } from '@northcast/shared-ui/card/card';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import type { ReactNode } from 'react';

/** The subset of an RTK Query result that `LoadedList` needs. */
export interface LoadingList<Row> {
  readonly data?: readonly Row[] | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedListProps<Row> {
  readonly list: LoadingList<Row>;
  /** Singular noun of one row; an `s` makes the plural. */
  readonly noun: string;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/**
 * A list with its loading, error and empty states. Announces to screen readers when it has loaded.
 */
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
          text={failureAdvice(list.error)}
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

function noticeOf({ data, error }: LoadingList<unknown>, noun: string): string {
  if (!data) return error ? '' : `Loading your ${noun}s`;
  return data.length === 1 ? `1 ${noun}` : `${data.length} ${noun}s`;
}

/** Skeleton of a list with two entries. */
export function ListSkeleton() {
  return (
    <Stack gap={4} aria-hidden="true">
      {['first', 'second'].map((entry) => (
        <Card key={entry}>
          <Stack gap={3}>
            <Skeleton width="short" />
            <Skeleton shape="heading" width="half" />
            <Skeleton width="long" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
