import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useRef, useState } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { OrderSection, SectionState } from '../section/order-section';
import { useUserId } from '../use-user-id';
import { useViewer } from '../viewer';
import { NewThread, threadDraft } from './new-thread';
import { OrderThread } from './order-thread';

/** The threads about an order, newest first, and a form for a new one. */
export function ThreadsSection({ order }: { readonly order: OrderDetails }) {
  const { id } = order.order;
  const isCustomer = useViewer() === 'customer';
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = threadDraft(id, useUserId());
  const [form, setForm] = useState(() => (draft.values() ? 'kept' : 'closed'));
  const query = useOrderCalls().useOrderMessagesQuery({ id });
  useFocusBack(heading, form !== 'closed');
  return (
    <OrderSection
      title="Messages"
      id="messages"
      headingRef={heading}
      aside={
        form === 'closed' ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon name="plus" />}
            onClick={() => setForm('asked')}
          >
            New message
          </Button>
        ) : null
      }
    >
      {form === 'closed' ? null : (
        <NewThread
          orderId={id}
          draft={draft}
          takesFocus={form === 'asked'}
          onClose={() => setForm('closed')}
        />
      )}
      <SectionState query={{ ...query, data: query.currentData }} noun="the messages">
        {(threads) =>
          threads.length > 0 ? (
            threads.map((message, index) => (
              <OrderThread key={message.id} message={message} isFirst={index === 0} />
            ))
          ) : (
            <Text tone="muted">
              {isCustomer
                ? 'Ask us anything about this order. Answers appear here.'
                : 'Nobody has written about this order yet.'}
            </Text>
          )
        }
      </SectionState>
    </OrderSection>
  );
}
