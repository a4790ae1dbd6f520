import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BriefSection } from '../brief/brief-section';
import { CallTimeSection } from '../call-time/call-time-section';
import { DeliveriesSection } from '../deliveries/deliveries-section';
import { FilesSection } from '../files/files-section';
import { ThreadsSection } from '../messages/threads-section';
import { MoneySection } from '../money/money-section';
import { QuotesSection } from '../quotes/quotes-section';
import { useSeesBusiness, useViewer } from '../viewer';
import { FactsSection } from './facts-section';
import { LinesSection } from './lines-section';
import { NextSection } from './next-section';
import { OrderNews } from './order-news';
import { RevisionsSection } from './revisions-section';
import { TimelineSection } from './timeline-section';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;

/** Two columns on the page; the panel's drawer has room for one. */
const Columns = styled(Column)`
  align-items: start;

  ${media.lg} {
    &[data-viewer='customer'] {
      grid-template-columns: minmax(0, 1fr) ${theme.size.lg};
    }
  }
`;

interface OrderPageBodyProps {
  readonly order: OrderDetails;
  /** Sections that only one side has. */
  readonly aboveMessages?: ReactNode;
  readonly atEnd?: ReactNode;
}

/** All sections of an order, for its customer and for administrators; `useViewer` tells which. */
export function OrderPageBody({ order, aboveMessages, atEnd }: OrderPageBodyProps) {
  const seesBusiness = useSeesBusiness();
  return (
    <Columns data-viewer={useViewer()}>
      <Column>
        <OrderNews key={`news-${order.order.id}`} order={order} />
        <NextSection order={order} />
        <LinesSection order={order} />
        {seesBusiness ? <QuotesSection order={order} /> : null}
        <CallTimeSection order={order} />
        {seesBusiness ? <MoneySection order={order} /> : null}
        <DeliveriesSection order={order} />
        <FilesSection order={order} />
        <BriefSection key={order.order.id} order={order} />
        {aboveMessages}
        <ThreadsSection order={order} />
      </Column>
      <Column>
        <FactsSection order={order} />
        <RevisionsSection order={order} />
        <TimelineSection order={order} />
        {atEnd}
      </Column>
    </Columns>
  );
}
