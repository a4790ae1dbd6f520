import { type OrderLine, orderLineLimits } from '@northcast/shared-contracts/api/order-lines';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { close } from '@northcast/shared-ui/icon/strokes';
import { IconButtonFrame } from '@northcast/shared-ui/icon-button/icon-button-frame';
import { Select } from '@northcast/shared-ui/select/select';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 4.75em 4em ${theme.size.control};
    gap: ${theme.space[2]};
    align-items: center;
    padding-block: ${theme.space[2]};
    border-top: 1px solid ${theme.color.line};

    ${media.narrowest} {
      grid-template-columns: minmax(0, 1fr) auto ${theme.size.control};
    }
  }

  li:first-child {
    border-top: 0;
  }
`;

const Name = styled.span`
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-weight: 550;
  line-height: 1.35;
  overflow-wrap: anywhere;

  ${media.narrowest} {
    grid-column: 1 / -1;
  }
`;

const Amount = styled.span`
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const counts = Array.from({ length: orderLineLimits.quantity.max }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

interface LineListProps {
  readonly lines: readonly OrderLine[];
  /** Name of the line that the dialog was opened for; it cannot be removed. */
  readonly kept: string;
  readonly isLocked: boolean;
  readonly onCount: (name: string, quantity: number) => void;
  readonly onRemove: (name: string) => void;
}

/** The ordered lines with quantity and price. */
export function LineList({ lines, kept, isLocked, onCount, onRemove }: LineListProps) {
  return (
    <List aria-label="What you order">
      {lines.map(({ name, price, quantity }) => (
        <li key={name}>
          <Name>{name}</Name>
          <Select
            label={`Number of ${name}`}
            labelHidden
            compact
            options={counts}
            input={{
              value: String(quantity),
              disabled: isLocked,
              onChange: (event) => onCount(name, Number(event.target.value)),
            }}
          />
          <Amount>{formatDollars(price * quantity)}</Amount>
          {name === kept ? null : (
            <IconButtonFrame
              strokes={close}
              label={`Remove ${name}`}
              disabled={isLocked}
              onClick={() => onRemove(name)}
            />
          )}
        </li>
      ))}
    </List>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${theme.space[4]};
  align-items: baseline;
  justify-content: space-between;
  padding-block: ${theme.space[3]};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.ink};
  font-weight: 600;

  output {
    font-size: ${theme.font.lg};
    font-variant-numeric: tabular-nums;
  }
`;

/** A live region, so that screen readers announce changes. */
export function OrderTotal({ total }: { readonly total: number }) {
  return (
    <Line>
      Total
      <output aria-label="Total" aria-live="polite">
        {formatDollars(total)}
      </output>
    </Line>
  );
}
