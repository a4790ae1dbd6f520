import { newPassword } from '@northcast/shared-contracts/api/accounts';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { User } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { Text } from '@northcast/shared-ui/typography/typography';
import { object } from 'yup';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { FormDialog } from '../editing/form-dialog';
import { useStepUp } from '../second-factor/step-up';

interface PasswordValues {
  password: string;
}

const initialValues: PasswordValues = { password: '' };
const validate = validateForm(object({ password: newPassword }));

interface CustomerPasswordDialogProps {
  readonly customer: User;
  readonly onClose: () => void;
}

/** Sets a customer's password; nothing else of the account changes. */
export function CustomerPasswordDialog({ customer, onClose }: CustomerPasswordDialogProps) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const { confirmed } = useStepUp();
  const [update] = adminApi.useUpdateCustomerMutation();
  const { keyFor } = useIdempotencyKey();
  const submit = async ({ password }: PasswordValues) => {
    const { id, firstName, lastName, email, isAdmin, version } = customer;
    const body = { firstName, lastName, email, isAdmin, version, password };
    const idempotencyKey = keyFor(body);
    const { error } = await confirmed(() => update({ id, body, idempotencyKey }));
    if (error) return showFailure('updateCustomer', error);
    showToast(toasts.customerUpdated);
    onClose();
    return undefined;
  };
  return (
    <FormDialog<PasswordValues>
      title="Set a new password"
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Set password"
      busyLabel="Saving..."
    >
      <Text size="sm" tone="muted">
        {customer.firstName} {customer.lastName} is signed out everywhere and signs in with the new
        password from then on.
      </Text>
      <FormPasswordField name="password" label="New password" autoComplete="new-password" />
    </FormDialog>
  );
}
