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
import styled from 'styled-components';
import type { OrderEdit } from './order-edit-dialog';
import { useOrderChange } from './use-order-change';

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
}

/** A select for an order's status. */
export function StatusSelect({ label, status, isSaving, keys, onChange }: StatusSelectProps) {
  return (
    <Frame data-status={status}>
      <Control
        aria-label={label}
        aria-keyshortcuts={keys}
        aria-busy={isSaving || undefined}
        value={status}
        onChange={({ target }) => {
          const chosen = orderStatuses.find((each) => each === target.value);
          if (chosen && !isSaving) onChange(chosen);
        }}
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

interface RowStatusProps {
  readonly order: Order;
  /** Called if the change conflicts; opens the dialog that shows the conflict. */
  readonly onConflict: (edit: OrderEdit) => void;
}

/** The status select in a table row. */
export function RowStatus({ order, onConflict }: RowStatusProps) {
  const { values, isSaving, save } = useOrderChange(order, onConflict);
  return (
    <StatusSelect
      label={`Status of order ${orderNumber(order.id)}`}
      status={values.status}
      isSaving={isSaving}
      onChange={(status) => void save({ status })}
    />
  );
}
