import type {
  Delivery,
  DeliveryComment,
  OrderDetails,
  OrderEvent,
} from '@northcast/shared-contracts/api/entities';
import { orderEventText } from '@northcast/shared-contracts/api/order-events';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { useState } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { useUserId } from '../use-user-id';
import { useViewer, type Viewer } from '../viewer';

interface Reader {
  readonly userId: string;
  readonly viewer: Viewer;
}

/**
 * Tells screen readers what changes on the open page after the first read: what others do, and
 * every change of comments, for which there are no toasts.
 */
export function OrderNews({ order: { order, events } }: { readonly order: OrderDetails }) {
  const reader = { userId: useUserId(), viewer: useViewer() };
  const { data: deliveries } = useOrderCalls().useDeliveriesQuery({ id: order.id });
  const [told, setTold] = useState({ events, deliveries, text: '', count: 0 });
  if (told.events !== events || told.deliveries !== deliveries) {
    const news = [
      ...newsOfEvents(told.events, events, reader),
      ...newsOfComments(told.deliveries, deliveries, reader),
    ];
    const text = [...new Set(news)].join('. ');
    const next = text === '' ? told : { text, count: told.count + 1 };
    setTold({ ...told, ...next, events, deliveries });
  }
  return (
    // `aria-live` as well: open dialogs hide a mere status from screen readers.
    <VisuallyHidden role="status" aria-live="polite">
      {/* A new element each time, so that screen readers repeat the same text. */}
      <span key={told.count}>{told.text}</span>
    </VisuallyHidden>
  );
}

function newsOfEvents(
  before: readonly OrderEvent[],
  now: readonly OrderEvent[],
  { userId, viewer }: Reader,
): string[] {
  const knownIds = new Set(before.map(({ id }) => id));
  return now
    .filter(({ id, kind, actorId }) => {
      // Changes of comments are among those of the deliveries.
      return !knownIds.has(id) && actorId !== userId && kind !== 'commentEdited';
    })
    .map((event) =>
      event.kind === 'messageSent'
        ? `New message: ${event.detail ?? ''}`
        : orderEventText(event, formatDateTime, viewer),
    );
}

const commentsById = (deliveries: readonly Delivery[]) =>
  new Map(deliveries.flatMap(({ comments }) => comments.map((comment) => [comment.id, comment])));

function newsOfComments(
  before: readonly Delivery[] | undefined,
  now: readonly Delivery[] | undefined,
  { userId }: Reader,
): string[] {
  if (before === undefined || now === undefined) return [];
  const [known, current] = [commentsById(before), commentsById(now)];
  const news = [...current.values()].flatMap(
    (comment) => newsOfComment(known.get(comment.id), comment, userId) ?? [],
  );
  return [...known.keys()].every((id) => current.has(id)) ? news : [...news, 'Comment deleted'];
}

function newsOfComment(
  before: DeliveryComment | undefined,
  { authorId, authorName, text, editedAt, doneAt }: DeliveryComment,
  userId: string,
): string | undefined {
  if (before === undefined) {
    return authorId === userId ? 'Comment added' : `New comment from ${authorName}`;
  }
  if (before.doneAt !== doneAt) return doneAt ? 'Comment marked as done' : 'Comment is not done';
  // Only the first edit has a time.
  const isSame = before.text === text && before.editedAt === editedAt;
  return isSame ? undefined : 'Comment changed';
}
