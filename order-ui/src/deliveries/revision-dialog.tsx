import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { deliveryLimits, revisionRequestSchema } from '@northcast/shared-contracts/api/deliveries';
import type { Delivery, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { KeepDraft } from '../drafts/keep-draft';
import { useDropSent } from '../drafts/use-drop-sent';
import { useUserId } from '../use-user-id';

interface RevisionText {
  readonly text: string;
}

const validate = validateForm(revisionRequestSchema);

interface RevisionDialogProps {
  readonly order: OrderDetails;
  readonly delivery: Delivery;
  /** Why no revision of this version can be requested any more, if so. */
  readonly obstacle: string | undefined;
  readonly onClose: () => void;
}

/**
 * Asks for a revision. The draft survives a reload and every way to close except Cancel. It belongs
 * to the order: if a newer version arrives meanwhile, the dialog of that version contains the text.
 */
export function RevisionDialog({ order, delivery, obstacle, onClose }: RevisionDialogProps) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const dropSent = useDropSent();
  const { useAskForRevisionMutation } = useOrderCalls();
  const [ask, { isLoading }] = useAskForRevisionMutation();
  const draft = draftOf<RevisionText>(`revision-draft:${order.order.id}`, useUserId());
  const [initialValues] = useState<RevisionText>(() => ({ text: '', ...draft.values() }));
  const dropAndClose = () => {
    draft.drop();
    onClose();
  };
  const send = async (body: RevisionText) => {
    if (obstacle !== undefined) return undefined;
    const asked = { id: order.order.id, deliveryId: delivery.id, body };
    const { error } = await ask({ ...asked, idempotencyKey: draft.keyFor(asked, body) });
    if (error) return showFailure('decideDelivery', error, ['text']);
    dropSent(draft, body);
    onClose();
    showToast(orderToasts.revisionAsked);
    return undefined;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isLoading}
      title={`Ask for a revision of version ${delivery.version}`}
      description="Your comments on the files go with it."
    >
      <Form<RevisionText> onSubmit={send} validate={validate} initialValues={initialValues}>
        {({ submitting }) => (
          <FormBody aria-label="Revision">
            <KeepDraft draft={draft} onSent={onClose} />
            <DialogBody>
              <Stack gap={3}>
                {obstacle === undefined || submitting ? null : (
                  <Text size="sm" tone="warning" role="alert">
                    {`${obstacle} Your text is kept.`}
                  </Text>
                )}
                <FormTextArea
                  name="text"
                  label="What is to change?"
                  limit={deliveryLimits.revisionText.max}
                  input={{ readOnly: submitting }}
                />
              </Stack>
            </DialogBody>
            <DialogFooter>
              <Button
                variant="secondary"
                onClick={obstacle === undefined ? dropAndClose : onClose}
                disabled={submitting}
              >
                Cancel
              </Button>
              <Button
                type="submit"
                disabled={obstacle !== undefined}
                busy={submitting}
                busyLabel="Sending..."
              >
                Ask for a revision
              </Button>
            </DialogFooter>
          </FormBody>
        )}
      </Form>
    </Dialog>
  );
}
