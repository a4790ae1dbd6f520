import type { OrderDetails, OrderEvent } from '@northcast/shared-contracts/api/entities';
import { orderEventText } from '@northcast/shared-contracts/api/order-events';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { Button } from '@northcast/shared-ui/button/button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import styled from 'styled-components';
import { OrderSection } from '../section/order-section';
import { useViewer, type Viewer } from '../viewer';

/** A line with a dot for each entry. */
const List = styled.ol`
  display: grid;

  & > li {
    position: relative;
    padding: 0 0 ${theme.space[4]} ${theme.space[5]};
    border-inline-start: 2px solid ${theme.color.line};
    margin-inline-start: ${theme.space[1]};
    overflow-wrap: anywhere;
  }

  & > li:last-child {
    padding-bottom: 0;
  }

  & > li::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(-1 * ${theme.space[1]} - 1px);
    top: ${theme.space[2]};
    width: ${theme.space[2]};
    height: ${theme.space[2]};
    border-radius: ${theme.radius.full};
    background: ${theme.color.control};
  }

  & > li:first-child::before {
    background: ${theme.color.accent};
  }
`;

/** Entries shown initially. */
const shown = 8;

/** The order's events, latest first. */
export function TimelineSection({ order }: { readonly order: OrderDetails }) {
  const viewer = useViewer();
  const [isWhole, setWhole] = useState(false);
  const events = order.events.toReversed();
  const isLong = events.length > shown + 1;
  const visible = isWhole || !isLong ? events : events.slice(0, shown);
  return (
    <OrderSection title="Timeline" id="timeline">
      <List>
        {visible.map((event) => (
          <li key={event.id}>
            <Text size="sm" tone="ink" weight="medium">
              {orderEventText(event, formatDateTime, viewer)}
            </Text>
            <Text size="sm" tone="muted">
              {`${actorOf(event, viewer)} · `}
              <time dateTime={event.createdAt}>{formatDateTime(event.createdAt)}</time>
            </Text>
          </li>
        ))}
      </List>
      {isLong ? (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isWhole}
          onClick={() => setWhole((before) => !before)}
        >
          {isWhole ? 'Show the latest only' : `Show all ${events.length} entries`}
        </Button>
      ) : null}
    </OrderSection>
  );
}

/** Customers see which side acted; the panel also shows the administrator's name. */
function actorOf({ actorName, actorRole }: OrderEvent, viewer: Viewer): string {
  if (actorRole === 'system') return 'Northcast';
  if (viewer === 'administrator') return actorName ?? 'Deleted account';
  return actorRole === 'customer' ? 'You' : actorName ? `${actorName}, our team` : 'Our team';
}
