import { apiTokenCreationSchema, apiTokenLimits } from '@northcast/shared-contracts/api/api-tokens';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { ApiToken } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { FormSelect } from '@northcast/shared-ui/form/form-select';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { FormDialog } from '../editing/form-dialog';
import { useStepUp } from '../second-factor/step-up';
import { apiTokenFailures, expiryOptions } from './api-token-texts';

interface Values {
  readonly name: string;
  /** Empty if the token does not expire. */
  readonly days: string;
}

const validate = validateForm(apiTokenCreationSchema);
const initialValues: Values = { name: '', days: '90' };

const bodyOf = ({ name, days }: Values) =>
  apiTokenCreationSchema.cast({ name, ...(days && { days: Number(days) }) });

interface ApiTokenFormProps {
  readonly onClose: () => void;
  /** Receives the token with its secret. */
  readonly onCreated: (token: ApiToken) => void;
}

/** Creates an API token. */
export function ApiTokenForm({ onClose, onCreated }: ApiTokenFormProps) {
  const showFailure = useCallFailure();
  const { confirmed } = useStepUp();
  const [create] = adminApi.useCreateApiTokenMutation();
  const { keyFor } = useIdempotencyKey();
  const submit = async (values: Values) => {
    const body = bodyOf(values);
    const idempotencyKey = keyFor(body);
    const { data, error } = await confirmed(() => create({ body, idempotencyKey }));
    if (error) return showFailure(apiTokenFailures.create, error);
    onClose();
    if (data) onCreated(data);
    return undefined;
  };
  return (
    <FormDialog<Values>
      title="Create API token"
      description="Another system reads orders, customers, messages and enquiries with it. It changes nothing."
      initialValues={initialValues}
      validate={({ name }) => validate({ name })}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Create token"
      busyLabel="Creating..."
    >
      <FormTextField
        name="name"
        label="Name"
        hint="Which system it is for"
        input={{ autoComplete: 'off', autoFocus: true, maxLength: apiTokenLimits.name.max }}
      />
      <FormSelect name="days" label="Expires" options={expiryOptions} />
    </FormDialog>
  );
}
