import { usePollingInterval } from '@northcast/order-ui/live/use-polling-interval';
import { SectionState } from '@northcast/order-ui/section/order-section';
import type { Webhook, WebhookDelivery } from '@northcast/shared-contracts/api/entities';
import { relativeTime } from '@northcast/shared-contracts/content/texts/relative-time';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Badge, type BadgeTone } from '@northcast/shared-ui/badge/badge';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@northcast/shared-ui/table/table';
import { TableHeader } from '@northcast/shared-ui/table/table-header';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import { adminApi, alwaysRefetch } from '../calls/admin-api';
import { useCallFailure, useSessionEnd } from '../calls/call-failure';
import { SecondaryText, TwoLines } from '../list/cells';
import { Timestamp } from '../timestamp/timestamp';
import { useNow } from '../timestamp/use-now';
import { statusNames, webhookFailures, webhookToasts } from './webhook-texts';

/** Milliseconds between polls while a delivery waits to be sent. */
const waitingInterval = 2000;
/** Milliseconds between other polls, because live updates do not report deliveries. */
const idleInterval = 5000;

const tones: Readonly<Record<WebhookDelivery['status'], BadgeTone>> = {
  waiting: 'warning',
  sent: 'success',
  failed: 'danger',
};

export function WebhookLog({ webhook }: { readonly webhook: Webhook }) {
  const [interval, setPollingInterval] = useState(idleInterval);
  const query = adminApi.useWebhookDeliveriesQuery(
    { id: webhook.id },
    { pollingInterval: usePollingInterval(interval), ...alwaysRefetch },
  );
  const { data, error } = query;
  const isWaiting = data?.some(({ status }) => status === 'waiting');
  const wanted = isWaiting ? waitingInterval : idleInterval;
  if (wanted !== interval) setPollingInterval(wanted);
  useSessionEnd(error);
  return (
    <SectionState query={query} noun="the deliveries">
      {(deliveries) =>
        deliveries.length === 0 ? (
          <Text tone="muted">Nothing was sent yet. ‘Send a test’ tries the address.</Text>
        ) : (
          <Table caption={`Deliveries to ${webhook.url}`}>
            <TableHead>
              <TableHeader label="Event" />
              <TableHeader label="Outcome" />
              <TableHeader label="Attempts" />
              <TableHeader label="Time" />
              <TableHeader label="Actions" labelHidden />
            </TableHead>
            <TableBody>
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
              ))}
            </TableBody>
          </Table>
        )
      }
    </SectionState>
  );
}

interface DeliveryRowProps {
  readonly webhook: Webhook;
  readonly delivery: WebhookDelivery;
}

function DeliveryRow({ webhook, delivery }: DeliveryRowProps) {
  const { id, event, status, attempts, createdAt, dueAt, lastError, responseStatus } = delivery;
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const now = useNow();
  const [repeat, { isLoading }] = adminApi.useRepeatWebhookDeliveryMutation();
  const sendAgain = async () => {
    const { error } = await repeat({ id: webhook.id, deliveryId: id });
    if (error) showFailure(webhookFailures.send, error);
    else showToast(webhookToasts.repeated);
  };
  const detail = lastError ?? (responseStatus ? `Answered with ${responseStatus}` : '');
  const next = dueAt && attempts > 0 ? `, next try ${relativeTime(dueAt, now)}` : '';
  return (
    <TableRow>
      <TableCell kind="main">{event}</TableCell>
      <TableCell label="Outcome">
        <TwoLines>
          <Badge tone={tones[status]}>{statusNames[status]}</Badge>
          <SecondaryText>{`${detail}${next}`}</SecondaryText>
        </TwoLines>
      </TableCell>
      <TableCell label="Attempts">{attempts}</TableCell>
      <TableCell label="Time">
        <Timestamp iso={createdAt} />
      </TableCell>
      <TableCell kind="actions">
        <IconButton
          icon="refresh"
          size="sm"
          label={`Send ${event} again`}
          aria-disabled={isLoading || !webhook.isEnabled}
          onClick={isLoading || !webhook.isEnabled ? undefined : sendAgain}
        />
      </TableCell>
    </TableRow>
  );
}
