import { anonymousOrderDraft } from '@northcast/shared-contracts/api/client/order-draft';
import { orderLinesTotal } from '@northcast/shared-contracts/api/order-lines';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { type Session, useHost } from '@northcast/shared-contracts/host/host';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { IconFrame } from '@northcast/shared-ui/icon/icon-frame';
import { shield } from '@northcast/shared-ui/icon/strokes';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { AnonymousOrderForm } from './anonymous-order-form';
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
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void refreshSession().finally(() => setRetrying(false));
  };
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
        onRetry={retry}
        isRetrying={isRetrying}
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

const Panel = styled(DialogBody)`
  align-items: center;
  padding-block: ${theme.space[5]} ${theme.space[6]};
  text-align: center;

  & > svg {
    color: ${theme.color.accentText};
  }
`;

/**
 * Shown in place of the form to visitors who are not signed in; both links return to this order.
 * They replace the dialog's history entry, so that Back does not open the form again once the order
 * is placed.
 * @param price in US dollars as displayed; 0 if it has no price
 */
function LoginRequired({ price }: { readonly price: number }) {
  const { pathname, search, hash } = useLocation();
  const next = encodeURIComponent(`${pathname}${search}${hash}`);
  return (
    <>
      <Panel>
        <IconFrame strokes={shield} size="lg" />
        <Heading level={3}>{screens.loginRequired}</Heading>
        {price > 0 ? <Text weight="strong">Price: {formatDollars(price)}</Text> : null}
        <Text tone="muted">Please log in to place this order. Afterwards its form opens here.</Text>
      </Panel>
      <DialogFooter>
        <LinkButton to={`/auth?mode=sign-up&next=${next}`} replace variant="secondary">
          Create an account
        </LinkButton>
        <LinkButton to={`/auth?next=${next}`} replace>
          Login
        </LinkButton>
      </DialogFooter>
    </>
  );
}
