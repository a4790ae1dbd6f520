import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  grid-template-columns: minmax(0, 1fr);
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Count = styled.p`
  margin-inline-end: auto;
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  font-variant-numeric: tabular-nums;
`;

/** A row of controls above a table. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

interface ListPageProps {
  readonly title: string;
  /** How many rows there are; empty until known. */
  readonly count: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A page of the panel: its name, what can be done, the list. */
export function ListPage({ title, count, actions, children }: ListPageProps) {
  return (
    <Frame>
      <PageHead title={`${title} (admin)`} noindex />
      <Top>
        <Heading level={1} size="x2">
          {title}
        </Heading>
        <Count role="status">{count}</Count>
        {actions}
      </Top>
      {children}
    </Frame>
  );
}
