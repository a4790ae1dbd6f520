import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { deliveryLimits, revisionRequestSchema } from '@northcast/shared-contracts/api/deliveries';
import type { Delivery, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { FormDialog } from '../dialog/form-dialog';
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
  const [ask] = useAskForRevisionMutation();
  const draft = draftOf<RevisionText>(`revision-draft:${order.order.id}`, useUserId());
  const [initialValues] = useState<RevisionText>(() => ({ text: '', ...draft.values() }));
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
    <FormDialog<RevisionText>
      title={`Ask for a revision of version ${delivery.version}`}
      description="Your comments on the files go with it."
      size="md"
      label="Revision"
      draft={draft}
      initialValues={initialValues}
      validate={validate}
      onSubmit={send}
      submit={{
        children: 'Ask for a revision',
        busyLabel: 'Sending...',
        disabled: obstacle !== undefined,
      }}
      onCancel={obstacle === undefined ? undefined : onClose}
      onClose={onClose}
    >
      {(isSubmitting) => (
        <Stack gap={3}>
          {obstacle === undefined || isSubmitting ? null : (
            <Text size="sm" tone="warning" role="alert">
              {`${obstacle} Your text is kept.`}
            </Text>
          )}
          <FormTextArea
            name="text"
            label="What is to change?"
            limit={deliveryLimits.revisionText.max}
            input={{ readOnly: isSubmitting }}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
