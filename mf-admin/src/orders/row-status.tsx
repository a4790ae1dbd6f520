import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { OrderEdit } from './order-edit-dialog';
import { StatusSelect } from './status-select';
import { useOrderChange } from './use-order-change';

interface RowStatusProps {
  readonly order: Order;
  /** Where the change meets a conflict, the dialog shows with what. */
  readonly onConflict: (edit: OrderEdit) => void;
}

/** The status in a row of the table. */
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
