import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { Invoice } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { creditNoteSchema, moneyLimits } from '@northcast/shared-contracts/api/money';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { useState } from 'react';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { FormDialog } from '../dialog/form-dialog';
import { useDropSent } from '../drafts/use-drop-sent';
import { useUserId } from '../use-user-id';

interface CreditReason {
  readonly reason: string;
}

const validate = validateForm(creditNoteSchema);

interface CreditDialogProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/**
 * Cancels an invoice with a credit note, which states the reason. The draft of the reason survives a
 * reload and every way to close except the button that keeps the invoice.
 */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const dropSent = useDropSent();
  const { useIssueCreditNoteMutation } = useOrderCalls();
  const [issue] = useIssueCreditNoteMutation();
  const draft = draftOf<CreditReason>(`credit-draft:${invoice.id}`, useUserId());
  const [initialValues] = useState<CreditReason>(() => ({ reason: '', ...draft.values() }));
  const send = async (body: CreditReason) => {
    const idempotencyKey = draft.keyFor(body, body);
    const { error } = await issue({ id: invoice.id, body, idempotencyKey });
    if (error) return showFailure('creditInvoice', error, ['reason']);
    showToast(orderToasts.invoiceCredited);
    dropSent(draft, body);
    onClose();
    return undefined;
  };
  return (
    <FormDialog<CreditReason>
      title={`Take back invoice ${invoice.number}?`}
      description="An issued invoice stays as it is. A credit note with the next number takes it back, and the order can be invoiced once more."
      label="Credit note"
      draft={draft}
      initialValues={initialValues}
      validate={validate}
      onSubmit={send}
      submit={{ children: 'Issue credit note', busyLabel: 'Issuing...' }}
      cancelLabel="Keep the invoice"
      onClose={onClose}
    >
      {(isSubmitting) => (
        <FormTextArea
          name="reason"
          label="Reason"
          hint="It stands on the credit note."
          limit={moneyLimits.reason.max}
          input={{ readOnly: isSubmitting }}
        />
      )}
    </FormDialog>
  );
}
