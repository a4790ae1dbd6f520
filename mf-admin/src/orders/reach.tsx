import type { Order } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

/** Hidden on wider screens, which show the same links beside the order's facts. */
const Ways = styled.span`
  display: flex;
  gap: ${theme.space[2]};

  ${media.md} {
    display: none;
  }
`;

/** Links to call or write to the customer, within reach of the thumb. */
export function Reach({ order: { customerName, customerPhone } }: { readonly order: Order }) {
  return (
    <Ways>
      {customerPhone ? (
        <LinkButton
          href={`tel:${customerPhone.replace(/[^+\d]/g, '')}`}
          variant="secondary"
          size="sm"
          aria-label={`Call ${customerName}`}
          icon={<Icon name="phone" />}
        />
      ) : null}
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Write to ${customerName}`}
        icon={<Icon name="mail" />}
        onClick={({ currentTarget }) => showMessages(currentTarget)}
      />
    </Ways>
  );
}

function showMessages(within: Element): void {
  const messages = within.closest('[role="dialog"]')?.querySelector('#messages');
  messages?.scrollIntoView();
  messages?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
