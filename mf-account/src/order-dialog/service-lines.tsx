import { Stack } from '@northcast/shared-ui/layout/layout';
import { useRef } from 'react';
import { AddService } from './add-service';
import { LineList } from './line-list';
import type { Offer } from './offer';
import { OrderTotal } from './order-total';
import { isSeveral, withAdded, withoutLine, withQuantity } from './ordered-lines';
import { useOrderedLines } from './use-ordered-lines';

interface ServiceLinesProps {
  readonly offer: Offer;
  readonly isLocked: boolean;
}

/** Several services in one order: of one, only the way to add another is there. */
export function ServiceLines({ offer, isLocked }: ServiceLinesProps) {
  const { lines, total, change } = useOrderedLines(offer);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap={2}>
      {isSeveral(lines) ? (
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
        </div>
      ) : null}
      <AddService
        isLocked={isLocked}
        button={button}
        onAdd={(name) => change(withAdded(lines, name))}
      />
    </Stack>
  );
}
