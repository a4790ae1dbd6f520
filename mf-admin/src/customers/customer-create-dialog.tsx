import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import { toasts } from '@northcast/shared-contracts/texts/toasts';
import { adminApi } from '../calls/admin-api';
import { FormDialog } from '../editing/form-dialog';
import { useCreation } from '../editing/use-creation';
import { CustomerFields } from './customer-fields';
import type { CustomerValues } from './customer-values';

const initialValues: CustomerValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  isAdmin: false,
};
const validate = validateForm(requestSchemas.customerCreation);

export function CustomerCreateDialog({ onClose }: { readonly onClose: () => void }) {
  const [create] = adminApi.useCreateCustomerMutation();
  const submit = useCreation<CustomerValues>({
    create: (body, idempotencyKey) => create({ body, idempotencyKey }),
    created: toasts.customerCreated,
    failure: 'createCustomer',
    onCreated: onClose,
  });
  return (
    <FormDialog<CustomerValues>
      title="Add customer"
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Create customer"
      busyLabel="Creating..."
    >
      <CustomerFields isNew />
    </FormDialog>
  );
}
