import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import type { OrderEdit } from './order-edit-dialog';
import { useOrderChange } from './use-order-change';
import { useRestedChoice } from './use-rested-choice';

const Frame = styled.span`
  display: inline-grid;
  align-items: center;
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    justify-self: end;
    margin-inline-end: ${theme.space[2]};
    pointer-events: none;
  }

  &[data-status='pending'] {
    color: ${theme.color.warning};
  }

  &[data-status='processing'] {
    color: ${theme.color.info};
  }

  &[data-status='completed'] {
    color: ${theme.color.success};
  }
`;

const Control = styled.select`
  /* Browsers compute the width without the font weight, and a table leaves even less room. */
  min-width: max(100%, calc(6em + ${theme.space[6]} + ${theme.space[3]}));
  padding: ${theme.space[2]} calc(${theme.space[5]} + ${theme.space[2]}) ${theme.space[2]}
    ${theme.space[3]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.full};
  background: ${theme.color.sunken};
  font-weight: 600;
  line-height: ${theme.space[5]};
  appearance: none;
  cursor: pointer;

  ${media.md} {
    padding-block: ${theme.space[1]};
    line-height: calc(${theme.space[4]} + ${theme.space[1]});
  }

  option {
    background: ${theme.color.raised};
    color: ${theme.color.ink};
  }

  &:hover {
    border-color: currentColor;
  }

  &[aria-busy] {
    cursor: progress;
  }

  [data-status='pending'] > & {
    background: ${theme.color.warningSoft};
  }

  [data-status='processing'] > & {
    background: ${theme.color.infoSoft};
  }

  [data-status='completed'] > & {
    background: ${theme.color.successSoft};
  }
`;

interface StatusSelectProps {
  readonly label: string;
  readonly status: OrderStatus;
  readonly isSaving: boolean;
  /** Keys that select a status, in the format of `aria-keyshortcuts`. */
  readonly keys?: string;
  readonly onChange: (status: OrderStatus) => void;
  /** Called on blur, and after a choice that no further key can change. */
  readonly onLeave: () => void;
}

/**
 * A select for an order's status. Where the arrow keys change a closed select, they pass through
 * other statuses; a choice by pointer or Enter is final.
 */
export function StatusSelect({
  label,
  status,
  isSaving,
  keys,
  onChange,
  onLeave,
}: StatusSelectProps) {
  const isPassing = useRef(false);
  return (
    <Frame data-status={status}>
      <Control
        aria-label={label}
        aria-keyshortcuts={keys}
        aria-busy={isSaving || undefined}
        value={status}
        onChange={({ target }) => {
          const chosen = orderStatuses.find((each) => each === target.value);
          if (!chosen) return;
          onChange(chosen);
          if (!isPassing.current) onLeave();
        }}
        onKeyDown={({ key }) => {
          isPassing.current = key !== 'Enter';
        }}
        onPointerDown={() => {
          isPassing.current = false;
        }}
        onBlur={onLeave}
      >
        {orderStatuses.map((each) => (
          <option key={each} value={each}>
            {orderStatusNames[each]}
          </option>
        ))}
      </Control>
      <Icon name="chevron-down" />
    </Frame>
  );
}

/** The status of an order as it is chosen now, and the ways to change it. */
export function useStatusChoice(order: Order, onConflict: (edit: OrderEdit) => void) {
  const { values, isSaving, save } = useOrderChange(order, onConflict);
  const { chosen, ...ways } = useRestedChoice<OrderStatus>(order.id, (status) => {
    if (status !== values.status) void save({ status });
  });
  return { status: chosen ?? values.status, isSaving, ...ways };
}

interface RowStatusProps {
  readonly order: Order;
  /** Called if the change conflicts; opens the dialog that shows the conflict. */
  readonly onConflict: (edit: OrderEdit) => void;
}

/** The status select in a table row. */
export function RowStatus({ order, onConflict }: RowStatusProps) {
  const { status, isSaving, choose, commit } = useStatusChoice(order, onConflict);
  return (
    <StatusSelect
      label={`Status of order ${orderNumber(order.id)}`}
      status={status}
      isSaving={isSaving}
      onChange={choose}
      onLeave={commit}
    />
  );
}
