import {
  apiTokenCreationSchema,
  apiTokenDays,
  apiTokenLimits,
} from '@northcast/shared-contracts/api/api-tokens';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { ApiToken } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import type { FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import { Button } from '@northcast/shared-ui/button/button';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { FormSelect } from '@northcast/shared-ui/form/form-select';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useState } from 'react';
import { adminApi, alwaysRefetch } from '../calls/admin-api';
import { useCallFailure, useSessionEnd } from '../calls/call-failure';
import { FormDialog } from '../editing/form-dialog';
import { useDeletion } from '../editing/use-deletion';
import { useStepUp } from '../second-factor/step-up';
import { ApiTokenTable } from './api-token-table';
import { IntegrationSection } from './integration-section';
import { SecretDialog } from './secret-dialog';

/** Options for the lifetime in days; empty for a token that does not expire. */
const expiryOptions = [
  ...apiTokenDays.map((days) => ({ value: String(days), label: `After ${days} days` })),
  { value: '', label: 'Never' },
];

const apiTokenToasts = {
  revoked: { title: 'Success', description: 'API token revoked' },
} as const satisfies Record<string, ToastText>;

const apiTokenFailures = {
  create: { title: 'Error', fallback: 'Failed to create the API token' },
  revoke: { title: 'Error', fallback: 'Failed to revoke the API token' },
} as const satisfies Record<string, FailureText>;

/** Other systems that read through the API. */
export function ApiTokenSection() {
  const query = adminApi.useApiTokensQuery(undefined, alwaysRefetch);
  const { data: tokens, error } = query;
  const [revokeToken] = adminApi.useRevokeApiTokenMutation();
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  useSessionEnd(error);
  const revoke = useDeletion({
    question: 'Revoke this API token? The system that uses it cannot read any more.',
    remove: revokeToken,
    deleted: apiTokenToasts.revoked,
    failure: apiTokenFailures.revoke,
    tags: endpoints.revokeApiToken.tags,
  });
  const living = tokens?.filter(({ status }) => status !== 'expired') ?? [];
  const create = (
    <Button
      size="sm"
      icon={<Icon name="plus" />}
      disabled={living.length >= apiTokenLimits.tokens.max}
      onClick={() => setCreating(true)}
    >
      Create API token
    </Button>
  );
  return (
    <IntegrationSection title="API tokens" noun="the API tokens" action={create} query={query}>
      {tokens?.length ? (
        <ApiTokenTable tokens={tokens} onRevoke={(id) => void revoke(id)} />
      ) : (
        <EmptyState
          icon="shield"
          title="No API tokens yet"
          text="With an API token another system, such as a report or a spreadsheet, reads orders, customers, messages and enquiries."
          action={create}
        />
      )}
      {isCreating ? (
        <ApiTokenForm
          onClose={() => setCreating(false)}
          onCreated={({ token = '' }) => setSecret(token)}
        />
      ) : null}
      {secret === null ? null : (
        <SecretDialog
          title="API token"
          description="Give it to those who run the other system in a safe way."
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </IntegrationSection>
  );
}

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
function ApiTokenForm({ onClose, onCreated }: ApiTokenFormProps) {
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
        input={{ autoComplete: 'off', maxLength: apiTokenLimits.name.max }}
      />
      <FormSelect name="days" label="Expires" options={expiryOptions} />
    </FormDialog>
  );
}
