import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import { toasts } from '@northcast/shared-contracts/texts/toasts';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { CustomerChoice } from '../customer-choice/customer-choice';
import { FormDialog } from '../editing/form-dialog';
import { useCreation } from '../editing/use-creation';
import { localDateTime } from '../instant/local-date-time';
import { OrderFields } from './order-fields';
import { bodyOf, type NewOrderValues } from './order-values';

const validateBody = validateForm(requestSchemas.orderCreation);

function newBodyOf({ userId: customer, ...values }: NewOrderValues, now: string) {
  return {
    ...bodyOf(values, now),
    userId: customer?.value ?? '',
    customerName: customer?.label ?? '',
    customerEmail: customer?.detail ?? '',
  };
}

/** A new order for a customer: pending and of now, unless said otherwise. */
export function OrderCreateDialog({ onClose }: { readonly onClose: () => void }) {
  const [create] = adminApi.useCreateOrderMutation();
  const [now] = useState(() => new Date().toISOString());
  const [initialValues] = useState<NewOrderValues>(() => ({
    userId: null,
    serviceName: '',
    servicePrice: '',
    customerPhone: '',
    projectBrief: '',
    status: 'pending',
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
      initialValues={initialValues}
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
