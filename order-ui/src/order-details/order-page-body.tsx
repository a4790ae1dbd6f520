import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { BriefSection } from './brief-section';
import { NextSection } from './next-section';
import { TimelineSection } from './timeline-section';

/** All sections of an order, alike for its customer and for administrators; `useViewer` tells who looks. */
export function OrderPageBody({ order }: { readonly order: OrderDetails }) {
  return (
    <Stack gap={5}>
      <NextSection order={order} />
      {/* E: <QuotesSection>, <MoneySection>, <CallTimeSection> */}
      {/* C: <DeliveriesSection> */}
      {/* B: <FilesSection> */}
      <BriefSection order={order} />
      {/* D: <ThreadsSection> */}
      <TimelineSection order={order} />
    </Stack>
  );
}
