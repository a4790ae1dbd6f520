import { orderLineTexts } from '@northcast/shared-contracts/api/order-lines';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { Combobox } from '@northcast/shared-ui/combobox/combobox';
import { IconFrame } from '@northcast/shared-ui/icon/icon-frame';
import { plus } from '@northcast/shared-ui/icon/strokes';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LineList, OrderTotal } from './line-list';
import type { Offer } from './offer';
import {
  addable,
  hasCents,
  isFull,
  useOrderedLines,
  withAdded,
  withoutLine,
  withQuantity,
} from './ordered-lines';

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
  const adder = useRef<HTMLDivElement>(null);
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
              // The search, or the button that opens it.
              adder.current
                ?.querySelector<HTMLElement>('input, button')
                ?.focus({ preventScroll: true });
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
      <div ref={adder}>
        <AddService
          isLocked={isLocked}
          only={isFull(lines) ? lines.map(({ name }) => name) : null}
          onAdd={(name) => change(withAdded(lines, name))}
        />
      </div>
    </Frame>
  );
}

interface AddServiceProps {
  readonly isLocked: boolean;
  /** Names of which one more can be added, if the order holds as many different ones as it can. */
  readonly only: readonly string[] | null;
  readonly onAdd: (name: string) => void;
}

/** A button that turns into a search for further services. */
function AddService({ isLocked, only, onAdd }: AddServiceProps) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isOpen) frame.current?.querySelector('input')?.focus();
  }, [isOpen]);
  useFocusBack(button, isOpen);
  if (!isOpen) {
    return (
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        icon={<IconFrame strokes={plus} />}
        disabled={isLocked}
        // Prevents the focused field from blurring in browsers where a click does not focus a
        // button.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      >
        Add another service
      </Button>
    );
  }
  return (
    <fieldset ref={frame} disabled={isLocked}>
      <Combobox
        label="Another service or add-on"
        placeholder="Search by name"
        value={null}
        options={matching(query).filter(({ value }) => only?.includes(value) ?? true)}
        onQueryChange={setQuery}
        emptyText={only ? orderLineTexts.tooMany : 'Nothing of this name is offered'}
        onChange={(option) => {
          // A list that was open before is not disabled with the field.
          if (option === null || isLocked) return;
          onAdd(option.value);
          setOpen(false);
        }}
        compact
      />
    </fieldset>
  );
}

/** Entries whose name contains every typed word. */
function matching(query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return addable
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .map(({ name, price }) => ({ value: name, label: name, detail: formatDollars(price) }));
}
