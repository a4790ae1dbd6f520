import { useDropSent } from '@northcast/order-ui/drafts/use-drop-sent';
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
import { localDateTime, toTimestamp } from '../timestamp/local-date-time';
import { OrderFields } from './order-fields';
import { bodyOf, type OrderValues, orderFields } from './order-values';

const validateBody = validateForm(orderCreationSchema);

function newBodyOf({ userId: customer, ...values }: OrderValues, start: string) {
  return {
    ...bodyOf(values, start),
    userId: customer?.value ?? '',
    customerName: customer?.label ?? '',
    customerEmail: customer?.detail ?? '',
  };
}

/**
 * Keeps what was typed. The preset date is not kept until the order is sent: an order that is
 * resumed later gets the time at which it is resumed. Once sent, it keeps its exact time, so that
 * sending it again repeats the same body and creates no second order.
 * @returns the draft, and the timestamp of the form's date while that is unchanged
 */
function useOrderDraft(customer: ComboboxOption | undefined) {
  const stored = draftOf<OrderValues>(`order-draft:${customer?.value ?? 'new'}`, useUserId());
  const keptTime = () => toTimestamp(stored.values()?.createdAt ?? '');
  const [start] = useState(() => keptTime() || new Date().toISOString());
  const draft: Draft<OrderValues> = {
    ...stored,
    values: () => {
      const values = stored.values();
      return values?.createdAt ? { ...values, createdAt: localDateTime(values.createdAt) } : values;
    },
    keep: ({ createdAt = '', ...typed }) => {
      const time = toTimestamp(createdAt, start);
      const isPreset = time === start && keptTime() === '';
      stored.keep(isPreset ? typed : { ...typed, createdAt: time });
    },
    keyFor: (body, values) =>
      stored.keyFor(body, { ...values, createdAt: toTimestamp(values.createdAt, start) }),
  };
  return { draft, start };
}

interface OrderCreateDialogProps {
  /** Preselected customer. */
  readonly customer?: ComboboxOption;
  readonly onClose: () => void;
}

/** Creates an order for a customer; by default pending and dated now. */
export function OrderCreateDialog({ customer, onClose }: OrderCreateDialogProps) {
  const [create] = adminApi.useCreateOrderMutation();
  const { draft, start } = useOrderDraft(customer);
  const [newOrder] = useState<OrderValues>(() => ({
    ...initialValues(orderFields),
    userId: customer ?? null,
    createdAt: localDateTime(start),
  }));
  const dropSent = useDropSent();
  const submit = useCreation<OrderValues>({
    // The draft's key: a draft whose response was lost may be sent again from another dialog.
    create: (values) => {
      const body = newBodyOf(values, start);
      return create({ body, idempotencyKey: draft.keyFor(body, values) });
    },
    created: toasts.orderCreated,
    failure: 'createOrder',
    onCreated: ({ createdAt, ...values }) => {
      // As it was kept: a local time that daylight saving skips becomes a later one.
      dropSent(draft, { ...values, createdAt: localDateTime(toTimestamp(createdAt, start)) });
      onClose();
    },
  });
  return (
    <FormDialog<OrderValues>
      title="Add order"
      size="lg"
      initialValues={newOrder}
      draft={draft}
      validate={(values) => validateBody(newBodyOf(values, start))}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Create order"
      busyLabel="Creating..."
    >
      <CustomerChoice />
      <OrderFields takesFocus={customer !== undefined} />
    </FormDialog>
  );
}
