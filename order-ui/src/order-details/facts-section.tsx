import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OrderSection } from '../section/order-section';
import { useViewer } from '../viewer';
import { Fact, Facts } from './facts';

/** The order's details and the customer's contact details. */
export function FactsSection({ order: { order, number } }: { readonly order: OrderDetails }) {
  const isTeam = useViewer() === 'administrator';
  const { customerName, customerEmail, customerPhone, createdAt } = order;
  return (
    <OrderSection title="Order details" id="details">
      <Facts>
        <Fact name="Order">
          <CopyValue name="number" value={number}>
            {number}
          </CopyValue>
        </Fact>
        <Fact name="Ordered">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Fact>
        <Fact name={isTeam ? 'Customer' : 'Name'}>{customerName}</Fact>
        <Fact name="Email">
          <CopyValue name="email" value={customerEmail}>
            {isTeam ? <a href={`mailto:${customerEmail}`}>{customerEmail}</a> : customerEmail}
          </CopyValue>
        </Fact>
        {customerPhone ? (
          <Fact name="Phone">
            <CopyValue name="phone" value={customerPhone}>
              {isTeam ? (
                <a href={`tel:${customerPhone.replace(/[^+\d]/g, '')}`}>{customerPhone}</a>
              ) : (
                customerPhone
              )}
            </CopyValue>
          </Fact>
        ) : null}
      </Facts>
    </OrderSection>
  );
}

const Frame = styled.span`
  display: flex;
  align-items: center;
`;

interface CopyValueProps {
  /** Name of the copied value, such as `number`. */
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

/**
 * A value with a copy button for the team. Browsers allow clipboard access only on https and
 * localhost.
 */
function CopyValue({ name, value, children }: CopyValueProps) {
  const { showToast } = useHost();
  if (useViewer() !== 'administrator') return children;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      showToast(toasts.copied);
    } catch {
      showToast(toasts.copyFailed);
    }
  };
  return (
    <Frame>
      {children}
      <IconButton icon="copy" label={`Copy ${name}`} onClick={copy} />
    </Frame>
  );
}
