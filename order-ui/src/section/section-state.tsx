import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import type { ReactNode } from 'react';

interface SectionStateProps<Data> {
  /** A read of the order's place. */
  readonly query: {
    readonly data?: Data | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is read, such as `the quotes`. */
  readonly noun: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a section reads, once it is there; until then its outline, or a way to try again. */
export function SectionState<Data>({ query, noun, children }: SectionStateProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) {
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
