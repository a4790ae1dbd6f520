import type { Invoice, OrderDetails, Payment } from '@northcast/shared-contracts/api/entities';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, Suspense, useRef } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { dayText } from '../quotes/quote-document';
import { OrderSection, SectionState } from '../section/order-section';
import { useTeamForms } from '../team-forms-context';
import { useViewer } from '../viewer';
import { InvoiceList } from './invoice-list';

/** The amount, how to pay it, and the documents. Not for orders without a price. */
export function MoneySection({ order }: { readonly order: OrderDetails }) {
  if (order.kind === 'trial' && order.order.servicePrice === 0) {
    return (
      <OrderSection title="Payment" id="payment">
        <Text>The free trial costs nothing. There is nothing to pay and nothing to quote.</Text>
      </OrderSection>
    );
  }
  return order.order.servicePrice > 0 ? <Money order={order} /> : null;
}

function Money({ order }: { readonly order: OrderDetails }) {
  const { usePaymentQuery, useInvoicesQuery } = useOrderCalls();
  const { id } = order.order;
  const payment = usePaymentQuery({ id });
  const invoices = useInvoicesQuery({ id });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <OrderSection
      title="Payment"
      id="payment"
      headingRef={heading}
      aside={payment.data?.paidOn ? <Badge tone="success">Paid</Badge> : null}
    >
      <SectionState query={payment} noun="the payment">
        {(paid) => (
          <SectionState query={invoices} noun="the invoices">
            {(documents) => (
              <Documents order={order} payment={paid} invoices={documents} heading={heading} />
            )}
          </SectionState>
        )}
      </SectionState>
    </OrderSection>
  );
}

interface DocumentsProps {
  readonly order: OrderDetails;
  readonly payment: Payment;
  readonly invoices: readonly Invoice[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Documents({ order, payment, invoices, heading }: DocumentsProps) {
  const forms = useTeamForms();
  return (
    <Stack gap={5}>
      <HowToPay order={order} payment={payment} />
      <InvoiceList
        invoices={invoices}
        heading={heading}
        isCancelled={order.order.status === 'cancelled'}
      />
      {forms ? (
        <Suspense fallback={null}>
          <forms.MoneyForms {...{ order, payment, invoices, heading }} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

function HowToPay({ order: { order }, payment }: Pick<DocumentsProps, 'order' | 'payment'>) {
  const isTeam = useViewer() === 'administrator';
  const price = formatDollars(order.servicePrice);
  if (payment.paidOn) {
    return (
      <Text>
        {`${price}, paid on `}
        <time dateTime={payment.paidOn}>{dayText(payment.paidOn)}</time>
      </Text>
    );
  }
  if (order.status === 'cancelled')
    return <Text>This order is cancelled: nothing is to be paid.</Text>;
  if (isTeam) return <Text>{`${price}, not paid yet`}</Text>;
  return payment.paymentLink ? (
    <Stack gap={3}>
      <Text>{`${price} to pay. The payment opens on another site, in a new tab.`}</Text>
      <Cluster>
        <LinkButton
          href={payment.paymentLink}
          target="_blank"
          rel="noopener noreferrer external"
          iconEnd={<Icon name="external" />}
        >
          Pay now
        </LinkButton>
      </Cluster>
    </Stack>
  ) : (
    <Text>{`${price}. You need to do nothing yet: we send you the link to pay.`}</Text>
  );
}
