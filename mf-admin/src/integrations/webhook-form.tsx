import type { Webhook } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import {
  type WebhookEvent,
  webhookCreationSchema,
  webhookEvents,
  webhookLimits,
  webhookSchema,
} from '@northcast/shared-contracts/api/webhooks';
import { FormCheckbox } from '@northcast/shared-ui/form/form-checkbox';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { ConflictNotice } from '../editing/conflict-notice';
import { FormDialog } from '../editing/form-dialog';
import { type FormFields, initialValues, valuesOfRow } from '../editing/form-fields';
import { useEdit } from '../editing/use-edit';
import { EventChoice } from './event-choice';
import { eventNames, webhookFailures, webhookToasts } from './webhook-texts';

interface Values {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
  readonly isEnabled: boolean;
}

/** Names the events in the order of the form, whatever the order of the array. */
const eventTexts = (events: readonly WebhookEvent[]) =>
  webhookEvents
    .filter((event) => events.includes(event))
    .map((event) => eventNames[event])
    .join(', ');

const fields: FormFields<Webhook, Values> = {
  url: { label: 'Address', initial: '', read: ({ url }) => url },
  description: {
    label: 'What it is for',
    initial: '',
    read: ({ description }) => description,
  },
  events: {
    label: 'Tell it when',
    initial: [],
    read: ({ events }) => events,
    show: eventTexts,
    isSame: (one, other) => eventTexts(one) === eventTexts(other),
  },
  isEnabled: {
    label: 'Switched on',
    initial: true,
    read: ({ isEnabled }) => isEnabled,
    show: (isEnabled) => (isEnabled ? 'On' : 'Off'),
  },
};

const validate = validateForm(webhookCreationSchema);
const valuesOf = (webhook: Webhook | null) =>
  webhook === null ? initialValues(fields) : valuesOfRow(fields, webhook);
const isWebhook = (value: unknown): value is Webhook => webhookSchema.isValidSync(value);

interface WebhookFormProps {
  /** Null for a new webhook. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
  /** Receives the new webhook with its secret. */
  readonly onCreated: (webhook: Webhook) => void;
}

/** Creates or edits a webhook. */
export function WebhookForm({ webhook, onClose, onCreated }: WebhookFormProps) {
  const [create] = adminApi.useCreateWebhookMutation();
  const [update] = adminApi.useUpdateWebhookMutation();
  const edit = useEdit<Webhook | null, Values>({
    row: webhook,
    isRow: isWebhook,
    save: ({ url, description, events, isEnabled }, seen, idempotencyKey) => {
      const body = { url, description, events: [...events] };
      if (seen === null) return create({ body, idempotencyKey });
      const { id, version } = seen;
      return update({ id, body: { ...body, isEnabled, version }, idempotencyKey });
    },
    saved: webhookToasts.saved,
    failure: webhookFailures.save,
    onSaved: (saved) => {
      onClose();
      if (webhook === null && saved !== null) onCreated(saved);
    },
  });
  const [opened] = useState(() => valuesOf(webhook));
  return (
    <FormDialog<Values>
      title={webhook === null ? 'Add webhook' : 'Edit webhook'}
      description="We send a signed POST request to this address each time that one of these things happens."
      initialValues={opened}
      validate={({ url, description, events }) => validate({ url, description, events })}
      onSubmit={edit.submit}
      onClose={onClose}
      submitLabel={webhook === null ? 'Add webhook' : 'Save changes'}
      busyLabel="Saving..."
    >
      {edit.serverVersion ? (
        <ConflictNotice<Values>
          fields={fields}
          base={valuesOf(edit.base())}
          serverVersion={valuesOf(edit.serverVersion)}
          changed={edit.changed}
          onResolve={edit.resolve}
        />
      ) : null}
      <FormTextField
        name="url"
        label="Address"
        input={{
          type: 'url',
          inputMode: 'url',
          autoComplete: 'off',
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
