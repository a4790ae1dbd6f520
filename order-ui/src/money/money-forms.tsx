import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { Invoice, OrderDetails, Payment } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { invoiceIssueSchema, moneyLimits } from '@northcast/shared-contracts/api/money';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { focusAfter } from '@northcast/shared-ui/heading-focus/focus-after';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { FormButtons } from '../section/form-buttons';
import { PaymentForm } from './payment-form';

interface MoneyFormsProps {
  readonly order: OrderDetails;
  readonly payment: Payment;
  readonly invoices: readonly Invoice[];
  /** Gets the focus when the focused form disappears, and no button takes its place. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Sets how an order is paid and issues its invoice; for administrators. */
export function MoneyForms({ order, payment, invoices, heading }: MoneyFormsProps) {
  const [isIssuing, setIssuing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(opener, isIssuing);
  const isInvoiced = invoices.some(({ kind, correctedBy }) => kind === 'invoice' && !correctedBy);
  return (
    <Stack gap={5}>
      <PaymentForm order={order.order} payment={payment} heading={heading} />
      {isInvoiced || isIssuing || order.order.status === 'cancelled' ? null : (
        <Cluster>
          <Button ref={opener} variant="secondary" onClick={() => setIssuing(true)}>
            Issue an invoice
          </Button>
        </Cluster>
      )}
      {isIssuing ? (
        <InvoiceForm
          order={order}
          isInvoiced={isInvoiced}
          onClose={() => setIssuing(false)}
          heading={heading}
        />
      ) : null}
    </Stack>
  );
}

interface InvoiceFormProps {
  readonly order: OrderDetails;
  /** Whether somebody has issued the invoice while the form was open. */
  readonly isInvoiced: boolean;
  readonly onClose: () => void;
  readonly heading: RefObject<HTMLElement | null>;
}

const validateInvoice = validateForm(invoiceIssueSchema);
const invoiceFields = ['customerName', 'customerAddress', 'customerVatId'];

function InvoiceForm({ order: { order }, isInvoiced, onClose, heading }: InvoiceFormProps) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const { useIssueInvoiceMutation } = useOrderCalls();
  const [issue] = useIssueInvoiceMutation();
  const { keyFor } = useIdempotencyKey();
  const [refusal, setRefusal] = useRefusal(`${order.servicePrice} ${isInvoiced}`);
  const [initialValues] = useState({
    customerName: order.customerName,
    customerAddress: '',
    customerVatId: '',
  });
  const send = async (values: typeof initialValues) => {
    const moveFocus = focusAfter(heading);
    const body = { ...values, price: order.servicePrice };
    const { error } = await issue({ id: order.id, body, idempotencyKey: keyFor(body) });
    const { status, serverMessage } = (error ?? {}) as Partial<CallError>;
    setRefusal(status === 409 ? serverMessage : undefined);
    if (status === 409 && serverMessage !== undefined) return undefined;
    if (error) return showFailure('issueInvoice', error, invoiceFields);
    showToast(orderToasts.invoiceIssued);
    onClose();
    moveFocus();
    return undefined;
  };
  const discard = () => {
    onClose();
    if (isInvoiced) heading.current?.focus();
  };
  return (
    <Form<typeof initialValues>
      onSubmit={send}
      validate={validateInvoice}
      initialValues={initialValues}
    >
      {({ submitting }) => (
        <FormBody aria-label="New invoice">
          <Stack gap={2}>
            <Heading level={3} size="md">
              New invoice
            </Heading>
            {(isInvoiced || refusal !== undefined) && !submitting ? (
              <Text size="sm" tone="warning" role="alert">
                {isInvoiced ? problems.orderInvoiced : refusal}
              </Text>
            ) : null}
            <FormTextField
              name="customerName"
              label="To"
              input={{ autoComplete: 'off', autoFocus: true, readOnly: submitting }}
            />
            <FormTextArea
              name="customerAddress"
              label="Address"
              optional
              limit={moneyLimits.customerAddress.max}
              input={{ readOnly: submitting }}
            />
            <FormTextField
              name="customerVatId"
              label="VAT ID of the customer"
              optional
              input={{ autoComplete: 'off', readOnly: submitting }}
            />
            <FormButtons
              submit={{ label: 'Issue invoice', busyLabel: 'Issuing...' }}
              isClosed={isInvoiced}
              onDiscard={discard}
            />
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}

/**
 * Why the server refuses an invoice of this order, such as a setting that is missing.
 * @param cause what the refusal may be due to; it is forgotten when that changes
 */
function useRefusal(cause: string) {
  const [refusal, setRefusal] = useState<string>();
  const [refused, setRefused] = useState(cause);
  if (refused !== cause) {
    setRefused(cause);
    setRefusal(undefined);
  }
  return [refusal, setRefusal] as const;
}
