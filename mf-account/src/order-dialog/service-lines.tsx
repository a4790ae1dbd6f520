import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useRef } from 'react';
import styled from 'styled-components';
import { AddService } from './add-service';
import { LineList } from './line-list';
import type { Offer } from './offer';
import { OrderTotal } from './order-total';
import { hasCents, isFull, withAdded, withoutLine, withQuantity } from './ordered-lines';
import { useOrderedLines } from './use-ordered-lines';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
`;

interface ServiceLinesProps {
  readonly offer: Offer;
  /** Whether the services are listed; false as long as there was only one. */
  readonly isListed: boolean;
  readonly isLocked: boolean;
}

/** Lists the services of an order, below it the button that adds another. */
export function ServiceLines({ offer, isListed, isLocked }: ServiceLinesProps) {
  const { lines, total, change } = useOrderedLines(offer);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Frame data-choosing="">
      {isListed ? (
        <div>
          <LineList
            lines={lines}
            kept={offer.name}
            isLocked={isLocked}
            onCount={(name, quantity) => change(withQuantity(lines, name, quantity))}
            onRemove={(name) => {
              change(withoutLine(lines, name));
              button.current?.focus();
            }}
          />
          <OrderTotal total={total} />
          {lines.some(({ name }) => hasCents(name)) ? (
            <Text size="sm" tone="muted">
              Recorded in whole dollars: cents are dropped, never rounded up.
            </Text>
          ) : null}
        </div>
      ) : null}
      <AddService
        isLocked={isLocked}
        isFull={isFull(lines)}
        button={button}
        onAdd={(name) => change(withAdded(lines, name))}
      />
    </Frame>
  );
}
