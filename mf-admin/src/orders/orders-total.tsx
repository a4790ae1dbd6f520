import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { adminApi } from '../calls/admin-api';
import { type ListState, rowsOf } from '../list/list-state';

const Sum = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  font-variant-numeric: tabular-nums;
`;

/**
 * The totals of all orders that match the filter, except new ones that the list leaves out. Renders
 * nothing until known, so that the list need not wait.
 */
export function OrdersTotal({ state }: { readonly state: ListState }) {
  const { currentData } = adminApi.useOrderTotalsQuery(rowsOf(state));
  return currentData === undefined ? null : <Sum>{formatDollars(currentData.price)} in total</Sum>;
}
