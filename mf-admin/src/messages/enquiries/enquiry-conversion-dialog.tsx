import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import { enquiryConversionSchema } from '@northcast/shared-contracts/api/enquiries';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { limits } from '@northcast/shared-contracts/api/limits';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminApi } from '../../calls/admin-api';
import { callErrorOf, useCallFailure } from '../../calls/call-failure';
import { currentPlace } from '../../calls/current-place';
import { FieldRow } from '../../editing/field-row';
import { FormDialog } from '../../editing/form-dialog';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

const validate = validateForm(enquiryConversionSchema);

interface EnquiryConversionDialogProps {
  readonly enquiry: Enquiry;
  readonly kind: 'customer' | 'order';
  /** Refetches the enquiry. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** Creates a customer or an order from an enquiry; uses an existing account if there is one. */
export function EnquiryConversionDialog(props: EnquiryConversionDialogProps) {
  const { enquiry, kind, onOutdated, onClose } = props;
  const { id, email, service, accountName, isAccountConfirmed, version } = enquiry;
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const navigate = useNavigate();
  const [toCustomer] = adminApi.useCreateEnquiryCustomerMutation();
  const [toOrder] = adminApi.useCreateEnquiryOrderMutation();
  const { keyFor } = useIdempotencyKey();
  const [initialValues] = useState<Names>(() => splitName(enquiry.name));
  const isOrder = kind === 'order';
  // An account may be registered while the dialog is open; the fields are then gone.
  const namesOf = (typed: Names) => (accountName ? splitName(accountName) : typed);
  const submit = async (typed: Names) => {
    const body = { ...namesOf(typed), version };
    const place = currentPlace();
    const call = { id, body, idempotencyKey: keyFor(body) };
    const { data, error } = await (isOrder ? toOrder(call) : toCustomer(call));
    if (error) {
      if (callErrorOf(error).problem?.current !== undefined) onOutdated();
      return showFailure(isOrder ? 'createOrder' : 'createCustomer', error);
    }
    showToast(isOrder ? toasts.orderCreated : toasts.customerCreated);
    onClose();
    if (isOrder && data.becameOrderId && place === currentPlace()) {
      void navigate(orderPath(data.becameOrderId));
    }
    return undefined;
  };
  return (
    <FormDialog<Names>
      title={isOrder ? 'Create order' : 'Create customer'}
      description={email}
      initialValues={initialValues}
      validate={(typed) => validate(namesOf(typed))}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={isOrder ? 'Create order' : accountName ? 'Use this account' : 'Create customer'}
      busyLabel="Creating..."
    >
      {isOrder ? (
        <Text size="sm">
          {service}. The message becomes the brief. Without a price in the catalogue the order
          stands at $0 until you send a quote.
        </Text>
      ) : null}
      {accountName ? (
        <Text size="sm">
          {isAccountConfirmed === false
            ? problems.enquirerUnconfirmed
            : `${accountName} has an account with this address. It is used.`}
        </Text>
      ) : (
        <>
          <FieldRow>
            <FormTextField
              name="firstName"
              label="First name"
              input={{ maxLength: limits.personName.max }}
            />
            <FormTextField
              name="lastName"
              label="Last name"
              input={{ maxLength: limits.personName.max }}
            />
          </FieldRow>
          <Text size="sm" tone="muted">
            They get a mail with a link to choose a password.
          </Text>
        </>
      )}
    </FormDialog>
  );
}

/** Splits a full name: the last word, if there are several, is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

/** The address of an order in the panel. */
export const orderPath = (id: string): string => `/admin/orders?details=${id}`;
