import { anonymousOrderDraft } from '@northcast/shared-contracts/api/client/order-draft';
import { orderLinesTotal } from '@northcast/shared-contracts/api/order-lines';
import { type Session, useHost } from '@northcast/shared-contracts/host/host';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { useRef } from 'react';
import { AnonymousOrderForm } from './anonymous-order-form';
import { LoginRequired } from './login-required';
import type { Offer } from './offer';
import { OrderForm } from './order-form';
import { isSeveral, pricedLines } from './ordered-lines';
import type { OrderPlacement } from './use-place-order';

interface OrderDialogContentProps {
  readonly session: Session;
  readonly offer: Offer;
  readonly place: OrderPlacement;
  readonly onCancel: () => void;
  readonly isPending: boolean;
}

/** The form, or its substitute until the session is known. */
export function OrderDialogContent({ session, offer, ...form }: OrderDialogContentProps) {
  const { refreshSession } = useHost();
  const focusedField = useRef<string>(undefined);
  if (session.status === 'authenticated') {
    return (
      <OrderForm
        key={session.user.id}
        user={session.user}
        offer={offer}
        focusedField={focusedField.current}
        {...form}
      />
    );
  }
  if (session.status === 'anonymous') return <LoginRequired price={visitorPrice(offer)} />;
  if (!session.isUnreachable) {
    return (
      <AnonymousOrderForm offer={offer} onCancel={form.onCancel} focusedField={focusedField} />
    );
  }
  return (
    <DialogBody>
      <ErrorPanel
        title="We could not reach your account"
        text="Please try again in a moment. What you have typed is kept."
        onRetry={() => void refreshSession()}
        headingLevel={3}
      />
    </DialogBody>
  );
}

/** The displayed price of what a visitor has chosen. */
function visitorPrice(offer: Offer): number {
  const lines = pricedLines(offer, anonymousOrderDraft(offer.slug).values()?.lines);
  return isSeveral(lines) ? orderLinesTotal(lines) : offer.price;
}
