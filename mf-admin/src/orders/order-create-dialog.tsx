import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { orderCreationSchema } from '@northcast/shared-contracts/api/orders';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import type { ComboboxOption } from '@northcast/shared-ui/combobox/combobox';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { CustomerChoice } from '../customer-choice/customer-choice';
import { FormDialog } from '../editing/form-dialog';
import { initialValues } from '../editing/form-fields';
import { useCreation } from '../editing/use-creation';
import { localDateTime } from '../timestamp/local-date-time';
import { OrderFields } from './order-fields';
import { bodyOf, type NewOrderValues, orderFields } from './order-values';

const validateBody = validateForm(orderCreationSchema);

function newBodyOf({ userId: customer, ...values }: NewOrderValues, now: string) {
  return {
    ...bodyOf(values, now),
    userId: customer?.value ?? '',
    customerName: customer?.label ?? '',
    customerEmail: customer?.detail ?? '',
  };
}

interface OrderCreateDialogProps {
  /** Preselected customer. */
  readonly customer?: ComboboxOption;
  readonly onClose: () => void;
}

/** Creates an order for a customer; by default pending and dated now. */
export function OrderCreateDialog({ customer, onClose }: OrderCreateDialogProps) {
  const [create] = adminApi.useCreateOrderMutation();
  const [now] = useState(() => new Date().toISOString());
  const [newOrder] = useState<NewOrderValues>(() => ({
    ...initialValues(orderFields),
    userId: customer ?? null,
    createdAt: localDateTime(now),
  }));
  const submit = useCreation<NewOrderValues>({
    create: (values, idempotencyKey) => create({ body: newBodyOf(values, now), idempotencyKey }),
    created: toasts.orderCreated,
    failure: 'createOrder',
    onCreated: onClose,
  });
  return (
    <FormDialog<NewOrderValues>
      title="Add order"
      size="lg"
      initialValues={newOrder}
      validate={(values) => validateBody(newBodyOf(values, now))}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Create order"
      busyLabel="Creating..."
    >
      <CustomerChoice name="userId" />
      <OrderFields />
    </FormDialog>
  );
}
