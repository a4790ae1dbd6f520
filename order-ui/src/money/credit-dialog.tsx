import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { Invoice } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { creditNoteSchema, moneyLimits } from '@northcast/shared-contracts/api/money';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { KeepDraft } from '../drafts/keep-draft';
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
  const [issue, { isLoading }] = useIssueCreditNoteMutation();
  const draft = draftOf<CreditReason>(`credit-draft:${invoice.id}`, useUserId());
  const [initialValues] = useState<CreditReason>(() => ({ reason: '', ...draft.values() }));
  const dropAndClose = () => {
    draft.drop();
    onClose();
  };
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
    <Dialog
      open
      onClose={onClose}
      locked={isLoading}
      size="sm"
      title={`Take back invoice ${invoice.number}?`}
      description="An issued invoice stays as it is. A credit note with the next number takes it back, and the order can be invoiced once more."
    >
      <Form<CreditReason> onSubmit={send} validate={validate} initialValues={initialValues}>
        {({ submitting }) => (
          <FormBody aria-label="Credit note">
            <KeepDraft draft={draft} onSent={onClose} />
            <DialogBody>
              <FormTextArea
                name="reason"
                label="Reason"
                hint="It stands on the credit note."
                limit={moneyLimits.reason.max}
                input={{ readOnly: submitting }}
              />
            </DialogBody>
            <DialogFooter>
              <Button variant="secondary" onClick={dropAndClose} disabled={submitting}>
                Keep the invoice
              </Button>
              <Button type="submit" busy={submitting} busyLabel="Issuing...">
                Issue credit note
              </Button>
            </DialogFooter>
          </FormBody>
        )}
      </Form>
    </Dialog>
  );
}
