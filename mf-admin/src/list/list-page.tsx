import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { useLostFocus } from '@northcast/shared-ui/heading-focus/use-lost-focus';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';

/** The parts of a page, one below the other; none is wider than the page. */
export const PageFrame = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  grid-template-columns: minmax(0, 1fr);
`;

const Space = styled.span`
  margin-inline-end: auto;
`;

const Count = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  ${media.belowMd} {
    flex: 1 0 100%;

    &&& > * {
      flex: 1 1 auto;
      min-height: ${theme.size.control};
    }
  }
`;

/** A row of controls above a table. */
export const Toolbar = Cluster;

interface ListPageProps {
  readonly title: string;
  /** Name of the current tab, on a page with several. */
  readonly tab?: string;
  /** Number of rows, as text; empty until known. */
  readonly count: string;
  /** The totals of all rows, as text; none until known. */
  readonly total?: string | undefined;
  /** Number of new rows, shown in front of the page's title. */
  readonly newCount?: number;
  readonly refresh: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A list page of the panel: title, actions, list. */
export function ListPage({
  title,
  tab = title,
  count,
  total,
  newCount = 0,
  refresh,
  actions,
  children,
}: ListPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLostFocus(frame);
  return (
    <PageFrame ref={frame}>
      <PageHead title={`${newCount > 0 ? `(${newCount}) ` : ''}${tab} (admin)`} noindex />
      <Cluster>
        <Heading level={1} size="x2">
          {title}
        </Heading>
        <Count role="status">{count}</Count>
        {total ? <Count>{total}</Count> : null}
        <Space />
        {refresh}
        {actions ? <Actions>{actions}</Actions> : null}
      </Cluster>
      {children}
    </PageFrame>
  );
}
