import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

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
