import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { Webhook } from '@northcast/shared-contracts/api/entities';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Button } from '@northcast/shared-ui/button/button';
import { Card } from '@northcast/shared-ui/card/card';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { useStepUp } from '../second-factor/step-up';
import { WebhookLog } from './webhook-log';
import { eventNames, webhookFailures, webhookToasts } from './webhook-texts';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

const Facts = styled.div`
  display: grid;
  flex: 1 1 ${theme.size.sm};
  gap: ${theme.space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface WebhookCardProps {
  readonly webhook: Webhook;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onRenewed: (secret: string) => void;
}

/** A webhook with its actions; its deliveries are shown on request. */
export function WebhookCard({ webhook, onEdit, onDelete, onRenewed }: WebhookCardProps) {
  const { id, url, description, events, isEnabled, disabledReason } = webhook;
  const name = description || new URL(url).host;
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const { confirmed } = useStepUp();
  const [test, { isLoading: isTesting }] = adminApi.useTestWebhookMutation();
  const [renew, { isLoading: isRenewing }] = adminApi.useRenewWebhookSecretMutation();
  const { keyFor, forget } = useIdempotencyKey();
  const [isLogOpen, setLogOpen] = useState(false);
  const logId = useId();
  const sendTest = async () => {
    const { error } = await test({ id });
    if (error) return void showFailure(webhookFailures.send, error);
    showToast(webhookToasts.tested);
    setLogOpen(true);
  };
  const renewSecret = async () => {
    const question =
      'Make a new secret? For 24 hours each request is signed with the former one as well.';
    if (!window.confirm(question)) return;
    const idempotencyKey = keyFor({ id });
    const { data, error } = await confirmed(() => renew({ id, idempotencyKey }));
    if (error) return void showFailure(webhookFailures.renew, error);
    forget();
    if (data?.secret) onRenewed(data.secret);
  };
  return (
    <Card as="li">
      <Stack gap={4}>
        <Top>
          <Facts>
            <Heading level={3} size="md">
              {name}
            </Heading>
            <Text size="sm">{url}</Text>
            <Text size="sm" tone="muted">
              {events.map((event) => eventNames[event]).join(' · ')}
            </Text>
            {disabledReason ? (
              <Text size="sm" tone="danger">
                {disabledReason}
              </Text>
            ) : null}
          </Facts>
          <Cluster gap={1}>
            <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? 'On' : 'Off'}</Badge>
            <IconButton icon="edit" size="sm" label={`Edit ${name}`} onClick={onEdit} />
            <IconButton
              icon="trash"
              size="sm"
              tone="danger"
              label={`Delete ${name}`}
              onClick={onDelete}
            />
          </Cluster>
        </Top>
        <Cluster gap={2}>
          <Button
            variant="secondary"
            size="sm"
            disabled={!isEnabled}
            busy={isTesting}
            busyLabel="Sending..."
            onClick={sendTest}
          >
            Send a test
          </Button>
          <Button variant="secondary" size="sm" busy={isRenewing} onClick={renewSecret}>
            New secret
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isLogOpen}
            aria-controls={logId}
            onClick={() => setLogOpen(!isLogOpen)}
          >
            Deliveries
          </Button>
        </Cluster>
        <div id={logId} hidden={!isLogOpen}>
          {isLogOpen ? <WebhookLog webhook={webhook} /> : null}
        </div>
      </Stack>
    </Card>
  );
}
