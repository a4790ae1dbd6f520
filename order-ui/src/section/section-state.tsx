import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import type { ReactNode } from 'react';

interface SectionStateProps<Data> {
  /** The result of an RTK Query read. */
  readonly query: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Names the data in texts: `the quotes`. */
  readonly noun: string;
  readonly children: (data: Data) => ReactNode;
}

/** A section's data; until loaded a skeleton, or an error with a retry button. */
export function SectionState<Data>({ query, noun, children }: SectionStateProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  // `isError` is false during a retry, which would remove the pressed button.
  if (error !== undefined) {
    return (
      <ErrorPanel
        title={`Failed to load ${noun}`}
        text="Please try again in a moment."
        headingLevel={3}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <SkeletonArea label={`Loading ${noun}`}>
      <Skeleton width="long" />
      <Skeleton shape="block" />
    </SkeletonArea>
  );
}
