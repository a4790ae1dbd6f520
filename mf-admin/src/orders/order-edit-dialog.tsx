import { useDropSent } from '@northcast/order-ui/drafts/use-drop-sent';
import { useUserId } from '@northcast/order-ui/use-user-id';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { orderUpdateSchema } from '@northcast/shared-contracts/api/orders';
import type { LastChange } from '@northcast/shared-contracts/api/problem';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { CustomerChoice } from '../customer-choice/customer-choice';
import { ConflictNotice } from '../editing/conflict-notice';
import { FormDialog } from '../editing/form-dialog';
import { useEdit } from '../editing/use-edit';
import { editDraftOf, editStart } from './edit-draft';
import { OrderFields } from './order-fields';
import { editBodyOf, isOrder, type OrderValues, orderFields, valuesOf } from './order-values';
import { recordSave } from './own-saves';
import { useNameOf } from './people';

/**
 * An order being edited; after a conflict in the table also the refused change and the conflicting
 * version.
 */
export interface OrderEdit {
  readonly order: Order;
  readonly change?: Partial<OrderValues>;
  readonly conflictsWith?: Order;
  readonly changed?: LastChange | undefined;
}

interface OrderEditDialogProps {
  readonly edit: OrderEdit;
  readonly onClose: () => void;
}

const validateBody = validateForm(orderUpdateSchema);

export function OrderEditDialog({ edit, onClose }: OrderEditDialogProps) {
  const { order, change } = edit;
  const [update] = adminApi.useUpdateOrderMutation();
  const userId = useUserId();
  const [start] = useState(() => (edit.conflictsWith ? edit : editStart(order, userId)));
  const [initialValues] = useState(() => ({ ...valuesOf(start.order), ...change }));
  const dropSent = useDropSent();
  const nameOf = useNameOf();
  const show = (id: string) => id && (nameOf(id) || 'Somebody else');
  const { submit, base, serverVersion, changed, resolve } = useEdit<Order, OrderValues>({
    row: start.order,
    conflictsWith: start.conflictsWith,
    changed: edit.changed,
    isRow: isOrder,
    save: async (values, seen, idempotencyKey) => {
      const body = editBodyOf(values, seen);
      const answer = await update({ id: order.id, body, idempotencyKey });
      if (answer.data) recordSave(seen, answer.data);
      return answer;
    },
    saved: toasts.orderUpdated,
    failure: 'updateOrder',
    onSaved: (_, values) => {
      // A change of the table left the draft alone.
      if (!change) dropSent(draft, values);
      onClose();
    },
  });
  const draft = editDraftOf(order, userId, base);
  const validate = (values: OrderValues) => {
    const errors = validateBody(editBodyOf(values, base()));
    // Without a customer the body is valid, but changes none.
    const isNamed = values.userId || base().userId === null;
    return isNamed ? errors : { ...errors, userId: validation.customer };
  };
  return (
    <FormDialog<OrderValues>
      title={`Edit order ${orderNumber(order.id)}`}
      description={`${order.customerName}, ${order.customerEmail}`}
      size="lg"
      initialValues={initialValues}
      {...(change ? {} : { draft })}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Save changes"
      busyLabel="Saving..."
    >
      {serverVersion ? (
        <ConflictNotice
          fields={{ ...orderFields, assigneeId: { ...orderFields.assigneeId, show } }}
          base={valuesOf(base())}
          serverVersion={valuesOf(serverVersion)}
          changed={changed}
          onResolve={resolve}
        />
      ) : null}
      <CustomerChoice />
      <OrderFields lines={order.lines} />
    </FormDialog>
  );
}
