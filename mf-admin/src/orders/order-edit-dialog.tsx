import type { Order } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import { orderNumber } from '@northcast/shared-contracts/texts/format';
import { toasts } from '@northcast/shared-contracts/texts/toasts';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { ConflictNotice } from '../editing/conflict-notice';
import { FormDialog } from '../editing/form-dialog';
import { useEdit } from '../editing/use-edit';
import { OrderFields } from './order-fields';
import { bodyOf, isOrder, type OrderValues, orderFields, valuesOf } from './order-values';

/** An order being edited; with what was meant to change and what overtook it, when that was refused in the table. */
export interface OrderEdit {
  readonly order: Order;
  readonly change?: Partial<OrderValues>;
  readonly overtakenBy?: Order;
}

interface OrderEditDialogProps {
  readonly edit: OrderEdit;
  readonly onClose: () => void;
}

const validateBody = validateForm(requestSchemas.orderUpdate);

export function OrderEditDialog({ edit, onClose }: OrderEditDialogProps) {
  const { order, change, overtakenBy } = edit;
  const [update] = adminApi.useUpdateOrderMutation();
  const [initialValues] = useState(() => ({ ...valuesOf(order), ...change }));
  const { submit, base, theirs, settle } = useEdit<Order, OrderValues>({
    row: order,
    overtakenBy,
    isRow: isOrder,
    save: (values, seen) =>
      update({ id: order.id, body: { ...bodyOf(values, seen.createdAt), version: seen.version } }),
    saved: toasts.orderUpdated,
    failure: 'updateOrder',
    onSaved: onClose,
  });
  return (
    <FormDialog<OrderValues>
      title={`Edit order ${orderNumber(order.id)}`}
      description={`${order.customerName}, ${order.customerEmail}`}
      size="lg"
      initialValues={initialValues}
      validate={(values) => validateBody(bodyOf(values, base().createdAt))}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Save changes"
      busyLabel="Saving..."
    >
      {theirs ? (
        <ConflictNotice
          fields={orderFields}
          base={valuesOf(base())}
          theirs={valuesOf(theirs)}
          onSettle={settle}
        />
      ) : null}
      <OrderFields />
    </FormDialog>
  );
}
