import { deliveryEndpoints } from '@northcast/shared-contracts/api/delivery-endpoints';
import type { Delivery, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, useId, useRef, useState } from 'react';
import { useViewer } from '../viewer';
import { Words } from '../words';
import { Decision } from './decision';
import { DeliveryFile } from './delivery-file';

interface DeliveryVersionProps {
  readonly order: OrderDetails;
  /** All versions, newest first. */
  readonly deliveries: readonly Delivery[];
  readonly delivery: Delivery;
}

/** One version: the newest is open, earlier ones open on request. */
export function DeliveryVersion({ order, deliveries, delivery }: DeliveryVersionProps) {
  const isNewest = deliveries[0]?.id === delivery.id;
  const [isOpen, setOpen] = useState(isNewest);
  const heading = useRef<HTMLHeadingElement>(null);
  const contentId = useId();
  const { version, createdAt, authorName } = delivery;
  return (
    <Stack gap={3}>
      <Cluster gap={3} justify="space-between">
        <Cluster gap={3}>
          <Heading level={3} size="md" ref={heading} tabIndex={-1}>
            {`Version ${version}`}
          </Heading>
          <DecisionBadge delivery={delivery} />
        </Cluster>
        {isNewest ? null : (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? `Hide version ${version}` : `Show version ${version}`}
          </Button>
        )}
      </Cluster>
      <Text size="sm" tone="muted">
        {`${authorName}, `}
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Text>
      <Stack gap={4} id={contentId}>
        {isOpen ? (
          <>
            {delivery.note === '' ? null : <Words>{delivery.note}</Words>}
            {delivery.files.map((file) => (
              <DeliveryFile key={file.id} deliveries={deliveries} delivery={delivery} file={file} />
            ))}
            <Exports delivery={delivery} />
          </>
        ) : null}
        {delivery.decisionText ? (
          <Stack gap={1}>
            <Text size="sm" weight="strong" tone="ink">
              What is to change
            </Text>
            <Words>{delivery.decisionText}</Words>
          </Stack>
        ) : null}
        <Choice order={order} delivery={delivery} isNewest={isNewest} heading={heading} />
      </Stack>
    </Stack>
  );
}

function DecisionBadge({ delivery: { decision } }: { readonly delivery: Delivery }) {
  if (decision === 'approved') return <Badge tone="success">Approved</Badge>;
  return decision === 'revision' ? <Badge tone="warning">Revision requested</Badge> : null;
}

interface ChoiceProps {
  readonly order: OrderDetails;
  readonly delivery: Delivery;
  readonly isNewest: boolean;
  readonly heading: RefObject<HTMLElement | null>;
}

function Choice({ order, delivery, isNewest, heading }: ChoiceProps) {
  const viewer = useViewer();
  const obstacle = obstacleOf({ order, delivery, isNewest });
  if (viewer === 'customer') return <Decision {...{ order, delivery, obstacle, heading }} />;
  return obstacle !== undefined ? null : (
    <Text size="sm" tone="muted">
      The customer has not decided yet.
    </Text>
  );
}

/** Why this version cannot be decided on; undefined if it can. */
function obstacleOf({ order, delivery, isNewest }: Omit<ChoiceProps, 'heading'>) {
  if (order.order.status === 'cancelled') return problems.deliveryCancelled;
  if (!isNewest) return problems.deliveryOld;
  return delivery.decision ? problems.deliveryDecided : undefined;
}

/** Downloads of the comments for use in other programs. */
function Exports({ delivery: { id, comments } }: { readonly delivery: Delivery }) {
  if (comments.length === 0) return null;
  const markers = fillPath(deliveryEndpoints.exportMarkers.path, { id });
  const hasPositions = comments.some(({ atMs }) => atMs !== undefined);
  const all: (readonly [label: string, href: string])[] = [
    ['Comments as CSV', fillPath(deliveryEndpoints.exportComments.path, { id })],
    ...(hasPositions
      ? ([
          ['Markers for REAPER', `${markers}?editor=reaper`],
          ['Markers for Audition', `${markers}?editor=audition`],
        ] as const)
      : []),
  ];
  return (
    <Cluster gap={2}>
      {all.map(([label, href]) => (
        <LinkButton
          key={label}
          href={href}
          download=""
          size="sm"
          variant="ghost"
          icon={<Icon name="download" />}
        >
          {label}
        </LinkButton>
      ))}
    </Cluster>
  );
}
