import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { deliveryCreationSchema, deliveryLimits } from '@northcast/shared-contracts/api/deliveries';
import type { Delivery, OrderDetails, OrderFile } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Form, useField } from 'react-final-form';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { KeepDraft } from '../drafts/keep-draft';
import { UploadButton } from '../files/upload-button';
import { UploadList } from '../files/upload-list';
import { type Uploads, useUploads } from '../files/use-uploads';
import { useUserId } from '../messages/use-user-id';

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
  const { useCreateDeliveryMutation } = useOrderCalls();
  const [create, { isLoading }] = useCreateDeliveryMutation();
  const uploads = useUploads(order.id, 'delivery');
  const version = (deliveries[0]?.version ?? 0) + 1;
  const draft = draftOf<DeliveryValues>(`delivery-draft:${order.id}`, useUserId());
  const [initialValues] = useState<DeliveryValues>(() => ({
    note: draft.values()?.note ?? '',
    fileIds: [],
  }));
  const dropAndClose = () => {
    draft.drop();
    onClose();
  };
  const send = async (values: DeliveryValues) => {
    const body = { note: values.note, fileIds: [...values.fileIds] };
    const idempotencyKey = draft.keyFor(body, values);
    const { error } = await create({ id: order.id, body, idempotencyKey });
    if (error) return showFailure('createDelivery', error, ['note', 'fileIds']);
    uploads.clear();
    dropAndClose();
    showToast(orderToasts.deliveryAdded);
    return undefined;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isLoading}
      title={`Deliver version ${version}`}
      description="The customer gets a mail."
    >
      <Form<DeliveryValues> onSubmit={send} validate={validate} initialValues={initialValues}>
        {({ submitting }) => (
          <FormBody aria-label="Delivery">
            <KeepDraft draft={draft} />
            <DialogBody>
              <FormTextArea
                name="note"
                label="Note (optional)"
                limit={deliveryLimits.note.max}
                input={{ maxLength: undefined, readOnly: submitting }}
              />
              <FilesField orderId={order.id} uploads={uploads} />
            </DialogBody>
            <DialogFooter>
              <Button variant="secondary" onClick={dropAndClose} disabled={submitting}>
                Cancel
              </Button>
              <Button type="submit" busy={submitting} busyLabel="Delivering...">
                {`Deliver version ${version}`}
              </Button>
            </DialogFooter>
          </FormBody>
        )}
      </Form>
    </Dialog>
  );
}

/** The team's files that are not yet part of a delivery or message. */
const isFree = ({ uploadedBy, deliveryId, messageId, state }: OrderFile) =>
  uploadedBy.role === 'administrator' &&
  !deliveryId &&
  !messageId &&
  (state === 'ready' || state === 'checking');

interface FilesFieldProps {
  readonly orderId: string;
  readonly uploads: Uploads;
}

function FilesField({ orderId, uploads }: FilesFieldProps) {
  const { useOrderFilesQuery } = useOrderCalls();
  const { data } = useOrderFilesQuery({ id: orderId });
  const files = useMemo(() => data?.filter(isFree) ?? [], [data]);
  const { input, meta } = useField<readonly string[]>('fileIds');
  const chosen = useRef<ReadonlySet<string>>(new Set());
  const { onChange, value } = input;
  useEffect(() => {
    // Files uploaded here are selected automatically. One that the user deselects stays deselected.
    const isNew = (id: string) => !chosen.current.has(id) && files.some((file) => file.id === id);
    const added = uploads.fileIds.filter(isNew);
    chosen.current = new Set([...chosen.current, ...added]);
    if (added.length > 0) onChange([...new Set([...value, ...added])]);
  }, [uploads.fileIds, files, onChange, value]);
  const change = (id: string, isChosen: boolean) =>
    input.onChange(isChosen ? [...input.value, id] : input.value.filter((other) => other !== id));
  const error = meta.touched || meta.submitFailed ? (meta.error ?? meta.submitError) : undefined;
  return (
    <Stack gap={2} role="group" aria-label="Files">
      <Text weight="strong" tone="ink">
        Files
      </Text>
      {files.length === 0 ? (
        <Text size="sm" tone="muted">
          No file of the team waits for a delivery. Please upload what is to be delivered.
        </Text>
      ) : null}
      {files.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          input={{
            checked: input.value.includes(id),
            onChange: (event) => change(id, event.target.checked),
          }}
        />
      ))}
      <UploadList uploads={uploads} />
      <div>
        <UploadButton variant="secondary" size="sm" onFiles={uploads.add}>
          Upload files
        </UploadButton>
      </div>
      {error ? (
        <Text size="sm" tone="danger" role="alert">
          {error}
        </Text>
      ) : null}
    </Stack>
  );
}
