import type { Webhook } from '@northcast/shared-contracts/api/entities';
import { webhookLimits } from '@northcast/shared-contracts/api/webhooks';
import { Button } from '@northcast/shared-ui/button/button';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { useState } from 'react';
import { adminApi, adminStore } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { useDeletion } from '../editing/use-deletion';
import { RefreshButton } from '../list/list-actions';
import { countText } from '../list/list-footer';
import { ListPage } from '../list/list-page';
import { WebhookCard } from './webhook-card';
import { WebhookForm } from './webhook-form';
import { WebhookSecretDialog } from './webhook-secret-dialog';
import { webhookFailures, webhookToasts } from './webhook-texts';

export const store = [adminStore];

const noun = { one: 'webhook', many: 'webhooks' };

interface NewSecret {
  readonly secret: string;
  readonly isRenewed: boolean;
}

/** The other systems that are told what happens. */
export function Page() {
  const { data: webhooks, error, isFetching, refetch } = adminApi.useWebhooksQuery();
  const [removeWebhook] = adminApi.useDeleteWebhookMutation();
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [secret, setSecret] = useState<NewSecret | null>(null);
  useSessionEnd(error);
  const remove = useDeletion({
    question: 'Delete this webhook? What waits to be sent to it is deleted as well.',
    remove: removeWebhook,
    deleted: webhookToasts.deleted,
    failure: webhookFailures.remove,
  });
  const isFull = (webhooks?.length ?? 0) >= webhookLimits.webhooks.max;
  const add = (
    <Button
      size="sm"
      icon={<Icon name="plus" />}
      disabled={isFull}
      onClick={() => setEdited('new')}
    >
      Add webhook
    </Button>
  );
  return (
    <ListPage
      title="Integrations"
      count={webhooks ? countText(webhooks.length, noun) : ''}
      refresh={<RefreshButton tags={['Webhooks']} isFetching={isFetching} />}
      actions={webhooks?.length ? add : null}
    >
      {webhooks?.length ? (
        <Stack as="ul" gap={4} aria-label="Webhooks">
          {webhooks.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setEdited(webhook)}
              onDelete={() => void remove(webhook.id)}
              onRenewed={(made) => setSecret({ secret: made, isRenewed: true })}
            />
          ))}
        </Stack>
      ) : webhooks ? (
        <EmptyState
          icon="link"
          title="No webhooks yet"
          text="A webhook tells another system, such as a CRM or a chat, when an order is placed or a customer writes."
          action={add}
        />
      ) : error ? (
        <ErrorPanel
          title="The webhooks could not be loaded"
          text="Please check your connection and try again."
          onRetry={refetch}
        />
      ) : (
        <SpinnerPanel label="Loading" />
      )}
      {edited === null ? null : (
        <WebhookForm
          webhook={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onCreated={(made) => setSecret({ secret: made.secret ?? '', isRenewed: false })}
        />
      )}
      {secret === null ? null : <WebhookSecretDialog {...secret} onClose={() => setSecret(null)} />}
    </ListPage>
  );
}
