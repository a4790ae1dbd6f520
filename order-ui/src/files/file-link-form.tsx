import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { fileLimits, fileLinkSchema } from '@northcast/shared-contracts/api/files';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Form } from 'react-final-form';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { FormButtons } from '../section/form-buttons';

interface LinkValues {
  readonly url?: string;
  readonly name?: string;
}

const validate = validateForm(fileLinkSchema);

interface FileLinkFormProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Adds a link to a file stored elsewhere. */
export function FileLinkForm({ orderId, onClose }: FileLinkFormProps) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const { useAddFileLinkMutation } = useOrderCalls();
  const [addLink] = useAddFileLinkMutation();
  const { keyFor } = useIdempotencyKey();
  const save = async ({ url = '', name = '' }: LinkValues) => {
    const body = { url, name, purpose: 'order' as const };
    const { error } = await addLink({ id: orderId, body, idempotencyKey: keyFor(body) });
    if (error) return showFailure('addFileLink', error, ['url', 'name']);
    showToast(orderToasts.linkAdded);
    onClose();
    return undefined;
  };
  return (
    <Form<LinkValues> onSubmit={save} validate={validate}>
      {({ submitting }) => (
        <FormBody aria-label="Link to a file">
          <Stack gap={4}>
            <FormTextField
              name="url"
              label="Address"
              hint="Of Google Drive, Dropbox, WeTransfer or the like. Everybody who has it should be able to download the file."
              input={{ type: 'url', inputMode: 'url', autoFocus: true, readOnly: submitting }}
            />
            <FormTextField
              name="name"
              label="Name (optional)"
              input={{ maxLength: fileLimits.name.max, readOnly: submitting }}
            />
            <FormButtons
              submit={{ label: 'Add link', busyLabel: 'Adding...' }}
              onDiscard={onClose}
            />
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
