import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { Webhook } from '@northcast/shared-contracts/api/entities';
import { webhookLimits } from '@northcast/shared-contracts/api/webhooks';
import { Button } from '@northcast/shared-ui/button/button';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { useState } from 'react';
import { adminApi, alwaysRefetch } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { useDeletion } from '../editing/use-deletion';
import { IntegrationSection } from './integration-section';
import { SecretDialog } from './secret-dialog';
import { WebhookCard } from './webhook-card';
import { WebhookForm } from './webhook-form';
import { webhookFailures, webhookToasts } from './webhook-texts';

interface NewSecret {
  readonly secret: string;
  readonly isRenewed: boolean;
}

/** Other systems that receive events. */
export function WebhookSection() {
  const query = adminApi.useWebhooksQuery(undefined, alwaysRefetch);
  const { data: webhooks, error } = query;
  const [removeWebhook] = adminApi.useDeleteWebhookMutation();
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [shown, setShown] = useState<NewSecret | null>(null);
  useSessionEnd(error);
  const remove = useDeletion({
    question: 'Delete this webhook? What waits to be sent to it is deleted as well.',
    remove: removeWebhook,
    deleted: webhookToasts.deleted,
    failure: webhookFailures.remove,
    tags: endpoints.deleteWebhook.tags,
  });
  const add = (
    <Button
      size="sm"
      icon={<Icon name="plus" />}
      disabled={(webhooks?.length ?? 0) >= webhookLimits.webhooks.max}
      onClick={() => setEdited('new')}
    >
      Add webhook
    </Button>
  );
  return (
    <IntegrationSection title="Webhooks" noun="the webhooks" action={add} query={query}>
      {webhooks?.length ? (
        <Stack as="ul" gap={4} aria-label="Webhooks">
          {webhooks.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setEdited(webhook)}
              onDelete={() => void remove(webhook.id)}
              onRenewed={(secret) => setShown({ secret, isRenewed: true })}
            />
          ))}
        </Stack>
      ) : (
        <EmptyState
          icon="link"
          title="No webhooks yet"
          text="A webhook tells another system, such as a CRM or a chat, when an order is placed or a customer writes."
          action={add}
        />
      )}
      {edited === null ? null : (
        <WebhookForm
          webhook={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onCreated={({ secret = '' }) => setShown({ secret, isRenewed: false })}
        />
      )}
      {shown === null ? null : (
        <SecretDialog
          title="Signing secret"
          description="The receiver verifies with it that a request is ours."
          secret={shown.secret}
          note={
            shown.isRenewed
              ? 'For 24 hours each request is signed with the former secret as well.'
              : undefined
          }
          onClose={() => setShown(null)}
        />
      )}
    </IntegrationSection>
  );
}
