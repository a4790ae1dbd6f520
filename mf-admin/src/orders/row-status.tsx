import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { conflictingRow } from '../editing/use-edit';
import type { OrderEdit } from './order-edit-dialog';
import { bodyOf, isOrder, valuesOf } from './order-values';
import { StatusSelect } from './status-select';

interface RowStatusProps {
  readonly order: Order;
  /** Where the change meets a conflict, the dialog shows with what. */
  readonly onConflict: (edit: OrderEdit) => void;
}

/** The status in a row of the table; what is chosen shows at once, until the row comes again or the choice is refused. */
export function RowStatus({ order, onConflict }: RowStatusProps) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [update, { isLoading }] = adminApi.useUpdateOrderMutation();
  const [chosen, setChosen] = useState<{ status: OrderStatus; version: number } | null>(null);

  async function change(status: OrderStatus) {
    setChosen({ status, version: order.version });
    const body = {
      ...bodyOf({ ...valuesOf(order), status }, order.createdAt),
      version: order.version,
    };
    const answer = await update({ id: order.id, body });
    if ('data' in answer) {
      showToast(toasts.orderUpdated);
      return;
    }
    setChosen(null);
    const conflictsWith = conflictingRow(answer.error, isOrder);
    if (conflictsWith) onConflict({ order, change: { status }, conflictsWith });
    else showFailure('updateOrder', answer.error);
  }

  return (
    <StatusSelect
      label={`Status of order ${orderNumber(order.id)}`}
      status={chosen?.version === order.version ? chosen.status : order.status}
      isSaving={isLoading}
      onChange={change}
    />
  );
}
