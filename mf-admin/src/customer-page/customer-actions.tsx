import { useUserId } from '@northcast/order-ui/use-user-id';
import { newPassword } from '@northcast/shared-contracts/api/accounts';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { User } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import { object } from 'yup';
import { adminApi } from '../calls/admin-api';
import { useCallFailure, withGoneText } from '../calls/call-failure';
import { customerOption } from '../customer-choice/customer-choice';
import { CustomerEditDialog } from '../customers/customer-edit-dialog';
import { FormDialog } from '../editing/form-dialog';
import { MessageCreateDialog } from '../messages/message-create-dialog';
import { OrderCreateDialog } from '../orders/order-create-dialog';
import { useMayChange } from '../role/use-role';
import { useStepUp } from '../second-factor/step-up';

export function CustomerActions({ customer }: { readonly customer: User }) {
  const [opened, setOpened] = useState<'order' | 'message' | 'edit' | 'password' | null>(null);
  const close = () => setOpened(null);
  const option = customerOption(customer);
  const isSelf = useUserId() === customer.id;
  const mayChange = useMayChange()(customer);
  return (
    <Cluster gap={3}>
      <Button size="sm" icon={<Icon name="plus" />} onClick={() => setOpened('order')}>
        New order
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon name="mail" />}
        onClick={() => setOpened('message')}
      >
        Write
      </Button>
      {mayChange ? (
        <Button
          size="sm"
          variant="secondary"
          icon={<Icon name="edit" />}
          onClick={() => setOpened('edit')}
        >
          Edit
        </Button>
      ) : null}
      {mayChange && !isSelf ? (
        <Button size="sm" variant="ghost" onClick={() => setOpened('password')}>
          Set a new password
        </Button>
      ) : null}
      {opened === 'order' ? <OrderCreateDialog customer={option} onClose={close} /> : null}
      {opened === 'message' ? <MessageCreateDialog customer={option} onClose={close} /> : null}
      {opened === 'edit' ? <CustomerEditDialog customer={customer} onClose={close} /> : null}
      {opened === 'password' ? (
        <CustomerPasswordDialog customer={customer} onClose={close} />
      ) : null}
    </Cluster>
  );
}

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
function CustomerPasswordDialog({ customer, onClose }: CustomerPasswordDialogProps) {
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
    if (error) return showFailure('updateCustomer', withGoneText(error));
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
