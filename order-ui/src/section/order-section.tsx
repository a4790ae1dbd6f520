import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { Card } from '@northcast/shared-ui/card/card';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { innerGutter } from '@northcast/shared-ui/layout/gutter';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, type RefObject, useId } from 'react';
import styled from 'styled-components';

const Frame = styled(Card)`
  gap: ${theme.space[4]};
  padding-inline: ${innerGutter};
  scroll-margin-top: calc(${theme.size.bar} + ${theme.space[4]});
`;

interface OrderSectionProps {
  readonly title: string;
  /** Fragment identifier for links. */
  readonly id?: string | undefined;
  /** Shown beside the heading, such as a button or a count. */
  readonly aside?: ReactNode;
  /** Receives the focus when the focused control disappears. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** A section of the order view, with its heading. */
export function OrderSection({ title, id, aside, headingRef, children }: OrderSectionProps) {
  const headingId = useId();
  return (
    <Frame as="section" aria-labelledby={headingId} id={id}>
      <Cluster justify="space-between" gap={3}>
        <Heading level={2} size="lg" id={headingId} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {aside}
      </Cluster>
      {children}
    </Frame>
  );
}

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
        text={failureAdvice(error)}
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
