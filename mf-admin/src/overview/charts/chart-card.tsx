import { Card } from '@northcast/shared-ui/card/card';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Content = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[3]};
`;

/** The interval of a chart, as the order list filters by it; links to its orders contain it. */
export interface Interval {
  readonly from: string;
  readonly to: string;
}

/** A chart with its title. */
export function ChartCard({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" padding="sm" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {title}
      </Heading>
      <Content>{children}</Content>
    </Card>
  );
}
