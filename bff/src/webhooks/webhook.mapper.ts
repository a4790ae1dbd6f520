import type { Webhook, WebhookDelivery } from '@northcast/shared-contracts/api/entities';
import { type WebhookEvent, webhookEvents } from '@northcast/shared-contracts/api/webhooks';
import type { WebhookEntity } from './webhook.entity.js';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/** Surrounds each name with spaces, so that `LIKE` can find it. */
export const storedEvents = (events: readonly string[]) => ` ${[...new Set(events)].join(' ')} `;

const isEvent = (name: string): name is WebhookEvent =>
  webhookEvents.some((known) => known === name);

export function toWebhookDto(row: WebhookEntity): Webhook {
  const { id, url, description, isEnabled, disabledReason, createdAt, version } = row;
  return {
    id,
    url,
    description,
    events: row.events.trim().split(' ').filter(isEvent),
    isEnabled,
    disabledReason: disabledReason ?? undefined,
    createdAt: createdAt.toISOString(),
    version,
    secret: undefined,
  };
}

export function toDeliveryDto(row: WebhookDeliveryEntity): WebhookDelivery {
  const { id, event, status, attempts, createdAt, dueAt, responseStatus, lastError } = row;
  return {
    id,
    event,
    status,
    attempts,
    createdAt: createdAt.toISOString(),
    dueAt: status === 'waiting' ? dueAt.toISOString() : undefined,
    responseStatus: responseStatus ?? undefined,
    lastError: lastError ?? undefined,
  };
}
