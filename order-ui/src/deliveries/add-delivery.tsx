import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { deliveryCreationSchema, deliveryLimits } from '@northcast/shared-contracts/api/deliveries';
import type { Delivery, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useState } from 'react';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { FormDialog } from '../dialog/form-dialog';
import { useDropSent } from '../drafts/use-drop-sent';
import { uploadObstacle } from '../files/upload-item';
import { useUploads } from '../files/use-uploads';
import { useUserId } from '../use-user-id';
import { FilesField } from './files-field';

const validate = validateForm(deliveryCreationSchema);

interface AddDeliveryProps {
  readonly order: OrderDetails;
  readonly deliveries: readonly Delivery[];
}

interface DeliveryValues {
  readonly note: string;
  readonly fileIds: readonly string[];
}

export function AddDelivery(props: AddDeliveryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        Add a delivery
      </Button>
      {isOpen ? <AddDeliveryDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The draft of the note survives a reload and every way to close except Cancel. */
function AddDeliveryDialog({
  order: { order },
  deliveries,
  onClose,
}: AddDeliveryProps & { readonly onClose: () => void }) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const dropSent = useDropSent();
  const { useCreateDeliveryMutation } = useOrderCalls();
  const [create] = useCreateDeliveryMutation();
  const uploads = useUploads(order.id, 'delivery');
  const obstacle = uploadObstacle(uploads.items, 'deliver');
  const version = (deliveries[0]?.version ?? 0) + 1;
  const draft = draftOf<DeliveryValues>(`delivery-draft:${order.id}`, useUserId());
  const [initialValues] = useState<DeliveryValues>(() => ({
    note: draft.values()?.note ?? '',
    fileIds: [],
  }));
  const send = async (values: DeliveryValues) => {
    // The Enter key submits a form even if its button is disabled.
    if (obstacle !== undefined) return undefined;
    const body = { note: values.note, fileIds: [...values.fileIds] };
    const idempotencyKey = draft.keyFor(body, values);
    const { error } = await create({ id: order.id, body, idempotencyKey });
    if (error) return showFailure('createDelivery', error, ['note', 'fileIds']);
    uploads.clear();
    dropSent(draft, { note: values.note });
    onClose();
    showToast(orderToasts.deliveryAdded);
    return undefined;
  };
  return (
    <FormDialog<DeliveryValues>
      title={`Deliver version ${version}`}
      description="The customer gets a mail."
      size="md"
      label="Delivery"
      draft={draft}
      initialValues={initialValues}
      validate={validate}
      onSubmit={send}
      submit={{
        children: `Deliver version ${version}`,
        busyLabel: 'Delivering...',
        disabled: obstacle !== undefined,
      }}
      onClose={onClose}
    >
      {(isSubmitting) => (
        <>
          <FormTextArea
            name="note"
            label="Note (optional)"
            limit={deliveryLimits.note.max}
            input={{ readOnly: isSubmitting }}
          />
          <FilesField orderId={order.id} uploads={uploads} obstacle={obstacle} />
        </>
      )}
    </FormDialog>
  );
}
