import { useUserId } from '@northcast/order-ui/use-user-id';
import type { User } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useRefreshSession } from '../calls/call-failure';
import { ConflictNotice } from '../editing/conflict-notice';
import { FormDialog } from '../editing/form-dialog';
import { useEdit } from '../editing/use-edit';
import {
  bodyOf,
  CustomerFields,
  type CustomerValues,
  conflictFields,
  isCustomer,
  valuesOf,
} from './customer-fields';
import { AccountHistory, CustomerSessions } from './customer-sessions';

interface CustomerEditDialogProps {
  readonly customer: User;
  readonly onClose: () => void;
}

const validateBody = validateForm(requestSchemas.customerUpdate);

export function CustomerEditDialog({ customer, onClose }: CustomerEditDialogProps) {
  const [update] = adminApi.useUpdateCustomerMutation();
  const isSelf = useUserId() === customer.id;
  const refreshSession = useRefreshSession();
  const [initialValues] = useState(() => valuesOf(customer));
  const { submit, base, serverVersion, changed, resolve } = useEdit<User, CustomerValues>({
    row: customer,
    isRow: isCustomer,
    save: (values, seen, idempotencyKey) =>
      update({
        id: customer.id,
        body: { ...bodyOf(values), version: seen.version },
        idempotencyKey,
      }),
    saved: toasts.customerUpdated,
    failure: 'updateCustomer',
    onSaved: () => {
      onClose();
      // The session holds the user's name.
      if (isSelf) refreshSession();
    },
  });
  return (
    <FormDialog<CustomerValues>
      title="Edit customer"
      initialValues={initialValues}
      validate={(values) => validateBody(bodyOf(values))}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Save changes"
      busyLabel="Saving..."
    >
      {serverVersion ? (
        <ConflictNotice
          fields={conflictFields}
          base={valuesOf(base())}
          serverVersion={valuesOf(serverVersion)}
          changed={changed}
          onResolve={resolve}
        />
      ) : null}
      <CustomerFields account={isSelf ? 'own' : 'other'} />
      {isSelf ? <AccountHistory id={customer.id} /> : <CustomerSessions id={customer.id} />}
    </FormDialog>
  );
}
