import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { Order, Payment } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { paymentChangeSchema } from '@northcast/shared-contracts/api/money';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { focusAfter } from '@northcast/shared-ui/heading-focus/focus-after';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import type { FormApi } from 'final-form';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import styled from 'styled-components';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { ConflictNotice } from '../conflict/conflict-notice';
import {
  conflictingFields,
  isEdited,
  type PaymentField,
  type PaymentValues,
  paymentFields,
  paymentValues,
  rebased,
  textOf,
  withServerVersion,
} from './payment-values';

const labels: Readonly<Record<PaymentField, string>> = {
  paymentLink: 'Payment link',
  paidOn: 'Paid on',
};

const validateChange = validateForm(paymentChangeSchema.pick([...paymentFields]));

/** A stored day may lie ahead, so the day is checked and sent only once it is edited. */
const changeOf = (values: PaymentValues) => {
  const { paymentLink, paidOn } = values;
  return isEdited(values, 'paidOn') ? { paymentLink, paidOn } : { paymentLink };
};

interface PaymentFormProps {
  readonly order: Order;
  readonly payment: Payment;
  /** Gets the focus when the pressed button is disabled. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Sets how an order is paid. What is typed stays when somebody else saves the payment. */
export function PaymentForm({ order, payment, heading }: PaymentFormProps) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const { useChangePaymentMutation } = useOrderCalls();
  const [change] = useChangePaymentMutation();
  const { keyFor } = useIdempotencyKey();
  const [initialValues] = useState(() => paymentValues(payment));
  const save = async (values: PaymentValues, form: FormApi<PaymentValues>) => {
    const isPressed = document.activeElement instanceof HTMLButtonElement;
    const moveFocus = focusAfter(heading);
    const { version } = values.base;
    const body = { ...changeOf(values), price: order.servicePrice, version };
    const { data, error } = await change({ id: order.id, body, idempotencyKey: keyFor(body) });
    if (error) return showFailure('changePayment', error, paymentFields);
    fill(form, paymentValues(data));
    showToast(orderToasts.paymentSaved);
    if (isPressed) moveFocus();
    return undefined;
  };
  return (
    <Form<PaymentValues>
      onSubmit={save}
      validate={(values) => validateChange(changeOf(values))}
      initialValues={initialValues}
    >
      {({ submitting, values }) => (
        <FormBody aria-label="Payment">
          <PaymentConflict payment={payment} />
          {order.status === 'cancelled' &&
          !values.paymentLink &&
          !values.base.paymentLink ? null : (
            <FormTextField
              name="paymentLink"
              label={labels.paymentLink}
              hint="The customer is notified by mail as soon as there is one."
              optional
              input={{
                type: 'url',
                inputMode: 'url',
                placeholder: 'https://',
                autoComplete: 'off',
                readOnly: submitting,
              }}
            />
          )}
          <FormTextField
            name="paidOn"
            label={labels.paidOn}
            optional
            input={{ type: 'date', readOnly: submitting }}
          />
          <Cluster>
            <Button
              type="submit"
              busy={submitting}
              busyLabel="Saving..."
              disabled={!paymentFields.some((field) => isEdited(values, field))}
            >
              Save payment
            </Button>
          </Cluster>
        </FormBody>
      )}
    </Form>
  );
}

function fill(form: FormApi<PaymentValues>, values: PaymentValues): void {
  form.batch(() => {
    for (const field of paymentFields) form.change(field, values[field]);
    form.change('base', values.base);
  });
}

const Saved = styled(Text)`
  overflow-wrap: anywhere;
`;

/**
 * Takes over what somebody else saved, and asks about fields that are being edited.
 * @param payment as it is stored now
 */
function PaymentConflict({ payment }: Pick<PaymentFormProps, 'payment'>) {
  const form = useForm<PaymentValues>();
  const { values } = useFormState<PaymentValues>({ subscription: { values: true } });
  const isNewer = payment.version > values.base.version;
  const conflicts = isNewer ? conflictingFields(values, payment) : [];
  const hasConflict = conflicts.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the payment has changed, or the conflict is resolved.
  useEffect(() => {
    if (isNewer) fill(form, rebased(form.getState().values, payment));
  }, [payment, hasConflict]);
  if (!hasConflict) return null;
  const keepMine = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    form.change('base', payment);
    // Not `form.submit`, which would send a half-entered date as none.
    currentTarget.form?.requestSubmit();
  };
  return (
    <ConflictNotice
      takesFocus={false}
      onKeepMine={keepMine}
      onUseServerVersion={() => fill(form, withServerVersion(values, payment))}
    >
      {conflicts.map((field) => (
        <Saved size="sm" key={field}>
          {`${labels[field]}, as it stands now: ${textOf(payment, field) || 'empty'}`}
        </Saved>
      ))}
    </ConflictNotice>
  );
}
