import { orderLineTexts } from '@northcast/shared-contracts/api/order-lines';
import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import type { Plan } from '@northcast/shared-contracts/content/catalogue/plans';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useRef } from 'react';
import styled from 'styled-components';
import { LineList, OrderTotal } from './line-list';
import type { Offer } from './offer';
import {
  isAddOn,
  isFull,
  useOrderedLines,
  withAdded,
  withoutLine,
  withQuantity,
} from './ordered-lines';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;
`;

const Features = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: 1.25em;
  color: ${theme.color.text};
  font-size: ${theme.font.sm};
  list-style: disc;
`;

const AddOns = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${theme.space[1]};
    color: ${theme.color.ink};
    font-weight: 600;
  }
`;

const Choice = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.control};
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-variant-numeric: tabular-nums;
`;

interface PlanContentsProps {
  readonly offer: Offer;
  readonly plan: Plan;
  readonly isLocked: boolean;
}

/** What a plan includes, and the add-ons that can be ordered with it. */
export function PlanContents({ offer, plan, isLocked }: PlanContentsProps) {
  const { lines, total, change } = useOrderedLines(offer);
  const heading = useRef<HTMLHeadingElement>(null);
  const services = lines.filter(({ name }) => name !== offer.name && !isAddOn(name));
  const isOrdered = (name: string) => lines.some((line) => line.name === name);
  const toggle = (name: string) =>
    change(isOrdered(name) ? withoutLine(lines, name) : withAdded(lines, name));
  return (
    <Frame data-choosing="">
      <div>
        <Heading level={3} size="md" ref={heading} tabIndex={-1}>
          {`What is in ${plan.name}`}
        </Heading>
        <Text size="sm" tone="muted">
          {`${formatDollars(plan.price)} instead of ${formatDollars(plan.originalPrice)}: you save ${formatDollars(plan.savings)}`}
        </Text>
      </div>
      <Features>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Features>
      <div>
        <AddOns disabled={isLocked}>
          <legend>Add-ons, each for one episode</legend>
          {addOns.map(({ name, price }) => (
            <Choice key={name}>
              <Checkbox
                label={name}
                input={{
                  checked: isOrdered(name),
                  disabled: isFull(lines) && !isOrdered(name),
                  onChange: () => toggle(name),
                }}
              />
              {`+ ${formatDollars(price)}`}
            </Choice>
          ))}
        </AddOns>
        <Text size="sm" tone="muted" role="status">
          {isFull(lines) ? orderLineTexts.tooMany : ''}
        </Text>
        {services.length > 0 ? (
          <LineList
            lines={services}
            kept={offer.name}
            isLocked={isLocked}
            onCount={(name, quantity) => change(withQuantity(lines, name, quantity))}
            onRemove={(name) => {
              change(withoutLine(lines, name));
              heading.current?.focus({ preventScroll: true });
            }}
          />
        ) : null}
        <OrderTotal total={total} />
      </div>
    </Frame>
  );
}
