import { useUserId } from '@northcast/order-ui/use-user-id';
import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';
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

/** Keeps what was typed, but not the time of the start: the order is dated when it is resumed. */
function useOrderDraft(
  customer: ComboboxOption | undefined,
  { createdAt: start }: NewOrderValues,
): Draft<NewOrderValues> {
  const draft = draftOf<NewOrderValues>(`order-draft:${customer?.value ?? 'new'}`, useUserId());
  return {
    ...draft,
    keep: ({ createdAt = start, ...typed }) =>
      draft.keep(createdAt === start ? typed : { ...typed, createdAt }),
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
  const draft = useOrderDraft(customer, newOrder);
  const submit = useCreation<NewOrderValues>({
    create: (values, idempotencyKey) => create({ body: newBodyOf(values, now), idempotencyKey }),
    created: toasts.orderCreated,
    failure: 'createOrder',
    onCreated: () => {
      draft.drop();
      onClose();
    },
  });
  return (
    <FormDialog<NewOrderValues>
      title="Add order"
      size="lg"
      initialValues={newOrder}
      draft={draft}
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
