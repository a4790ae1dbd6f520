import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { adminApi } from '../calls/admin-api';
import { FormDialog } from '../editing/form-dialog';
import { initialValues } from '../editing/form-fields';
import { useCreation } from '../editing/use-creation';
import { CustomerFields, type CustomerValues, customerFields } from './customer-fields';

const newCustomer = initialValues(customerFields);
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
      initialValues={newCustomer}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Create customer"
      busyLabel="Creating..."
    >
      <CustomerFields account="new" />
    </FormDialog>
  );
}
