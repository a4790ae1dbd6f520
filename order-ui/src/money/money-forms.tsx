import { draftOf } from '@northcast/shared-contracts/api/client/draft';
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
import { KeepDraft } from '../drafts/keep-draft';
import { FormButtons } from '../section/form-buttons';
import { useUserId } from '../use-user-id';
import { PaymentForm } from './payment-form';

interface MoneyFormsProps {
  readonly order: OrderDetails;
  readonly payment: Payment;
  readonly invoices: readonly Invoice[];
  /** Gets the focus when the focused form disappears, and no button takes its place. */
  readonly heading: RefObject<HTMLElement | null>;
}

interface InvoiceValues {
  readonly customerName: string;
  readonly customerAddress: string;
  readonly customerVatId: string;
}

const invoiceDraft = (orderId: string, userId: string) =>
  draftOf<InvoiceValues>(`invoice-draft:${orderId}`, userId);

/**
 * Sets how an order is paid and issues its invoice; for administrators. The draft of an invoice that
 * was left, for example by closing the order, is open again.
 */
export function MoneyForms({ order, payment, invoices, heading }: MoneyFormsProps) {
  const isInvoiced = invoices.some(({ kind, correctedBy }) => kind === 'invoice' && !correctedBy);
  const isCancelled = order.order.status === 'cancelled';
  const draft = invoiceDraft(order.order.id, useUserId());
  const [form, setForm] = useState(() => {
    // Its key would answer an invoice after a credit note with the one that was issued before.
    if (isInvoiced) draft.drop();
    return draft.values() && !isCancelled ? 'kept' : 'closed';
  });
  const isClosed = form === 'closed';
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(opener, !isClosed);
  const close = () => {
    draft.drop();
    setForm('closed');
  };
  return (
    <Stack gap={5}>
      <PaymentForm order={order.order} payment={payment} />
      {isInvoiced || !isClosed || isCancelled ? null : (
        <Cluster>
          <Button ref={opener} variant="secondary" onClick={() => setForm('asked')}>
            Issue an invoice
          </Button>
        </Cluster>
      )}
      {isClosed ? null : (
        <InvoiceForm
          {...{ order, draft, isInvoiced, heading }}
          takesFocus={form === 'asked'}
          onClose={close}
        />
      )}
    </Stack>
  );
}

interface InvoiceFormProps {
  readonly order: OrderDetails;
  readonly draft: ReturnType<typeof invoiceDraft>;
  /** Focuses the form: the user has just opened it. */
  readonly takesFocus: boolean;
  /** Whether somebody has issued the invoice while the form was open. */
  readonly isInvoiced: boolean;
  /** Drops the draft and closes the form. */
  readonly onClose: () => void;
  readonly heading: RefObject<HTMLElement | null>;
}

const validateInvoice = validateForm(invoiceIssueSchema);
const invoiceFields = ['customerName', 'customerAddress', 'customerVatId'];

function InvoiceForm(props: InvoiceFormProps) {
  const { draft, takesFocus, isInvoiced, onClose, heading } = props;
  const { order } = props.order;
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const { useIssueInvoiceMutation } = useOrderCalls();
  const [issue] = useIssueInvoiceMutation();
  const [initialValues] = useState<InvoiceValues>(() => ({
    customerName: order.customerName,
    customerAddress: '',
    customerVatId: '',
    ...draft.values(),
  }));
  const send = async (values: InvoiceValues) => {
    const moveFocus = focusAfter(heading);
    const body = { ...values, price: order.servicePrice };
    const idempotencyKey = draft.keyFor(body, values);
    const { error } = await issue({ id: order.id, body, idempotencyKey });
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
    <Form<InvoiceValues> onSubmit={send} validate={validateInvoice} initialValues={initialValues}>
      {({ submitting }) => (
        <FormBody aria-label="New invoice">
          <KeepDraft draft={draft} />
          <Stack gap={2}>
            <Heading level={3} size="md">
              New invoice
            </Heading>
            {isInvoiced && !submitting ? (
              <Text size="sm" tone="warning" role="alert">
                {problems.orderInvoiced}
              </Text>
            ) : null}
            <FormTextField
              name="customerName"
              label="To"
              input={{ autoComplete: 'off', autoFocus: takesFocus, readOnly: submitting }}
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
