import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { Webhook } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import {
  type WebhookEvent,
  webhookCreationSchema,
  webhookLimits,
} from '@northcast/shared-contracts/api/webhooks';
import { useHost } from '@northcast/shared-contracts/host/host';
import { FormCheckbox } from '@northcast/shared-ui/form/form-checkbox';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { FormDialog } from '../editing/form-dialog';
import { useStepUp } from '../second-factor/step-up';
import { EventChoice } from './event-choice';
import { webhookFailures, webhookToasts } from './webhook-texts';

interface Values {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
  readonly isEnabled: boolean;
}

const validate = validateForm(webhookCreationSchema);

interface WebhookFormProps {
  /** Null for a new webhook. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
  /** Receives the new webhook with its secret. */
  readonly onCreated: (webhook: Webhook) => void;
}

/** Creates or edits a webhook. */
export function WebhookForm({ webhook, onClose, onCreated }: WebhookFormProps) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const { confirmed } = useStepUp();
  const [create] = adminApi.useCreateWebhookMutation();
  const [update] = adminApi.useUpdateWebhookMutation();
  const { keyFor } = useIdempotencyKey();
  const [initialValues] = useState<Values>(() => ({
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    events: webhook?.events ?? [],
    isEnabled: webhook?.isEnabled ?? true,
  }));
  const submit = async ({ url, description = '', events, isEnabled }: Values) => {
    const body = { url, description, events: [...events] };
    const idempotencyKey = keyFor(body);
    const answer = await confirmed(() =>
      webhook === null
        ? create({ body, idempotencyKey })
        : update({ id: webhook.id, body: { ...body, isEnabled, version: webhook.version } }),
    );
    if (answer.error) return showFailure(webhookFailures.save, answer.error);
    showToast(webhookToasts.saved);
    onClose();
    if (webhook === null && answer.data) onCreated(answer.data);
    return undefined;
  };
  return (
    <FormDialog<Values>
      title={webhook === null ? 'Add webhook' : 'Edit webhook'}
      description="We send a signed POST request to this address each time that one of these things happens."
      initialValues={initialValues}
      validate={({ url, description, events }) => validate({ url, description, events })}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={webhook === null ? 'Add webhook' : 'Save changes'}
      busyLabel="Saving..."
    >
      <FormTextField
        name="url"
        label="Address"
        input={{
          type: 'url',
          inputMode: 'url',
          autoComplete: 'off',
          autoFocus: true,
          maxLength: webhookLimits.url.max,
          placeholder: 'https://crm.example.com/hook',
        }}
      />
      <FormTextField
        name="description"
        label="What it is for"
        optional
        input={{ autoComplete: 'off', maxLength: webhookLimits.description.max }}
      />
      <EventChoice />
      {webhook === null ? null : (
        <FormCheckbox
          name="isEnabled"
          label="Switched on"
          hint={webhook.disabledReason ? `Switched off: ${webhook.disabledReason}` : undefined}
        />
      )}
    </FormDialog>
  );
}
