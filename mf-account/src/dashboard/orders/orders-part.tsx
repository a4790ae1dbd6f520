import { Heading } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import { Part } from '../dashboard-layout';

/** The frame of the orders with its heading. */
export function OrdersPart({ children }: { readonly children: ReactNode }) {
  return (
    <Part aria-labelledby="your-orders">
      <Heading level={2} size="xl" id="your-orders">
        Your Orders
      </Heading>
      {children}
    </Part>
  );
}
