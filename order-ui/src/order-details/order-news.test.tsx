import '@testing-library/jest-dom';
import type {
  Delivery,
  DeliveryComment,
  OrderEvent,
} from '@northcast/shared-contracts/api/entities';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { render, screen } from '@testing-library/react';
import { details, OrderFrame } from '../test/order-frame';
import { OrderNews } from './order-news';

const event = (kind: OrderEvent['kind'], detail: string, actorId = 'noor') =>
  ({ id: kind + detail, kind, detail, actorId, actorRole: 'administrator' }) as OrderEvent;

const comment = (change: Partial<DeliveryComment> = {}) =>
  ({ id: 'c1', authorId: testUser.id, authorName: 'Ada Kwon', ...change }) as DeliveryComment;

interface Read {
  readonly events?: OrderEvent[];
  /** Undefined while they are read. */
  readonly comments?: DeliveryComment[] | undefined;
}

/** @returns shows what is read next */
function setUp(first: Read = {}) {
  const frame = ({ events = [], comments }: Read) => {
    const deliveries = comments && [{ id: 'd1', comments } as Delivery];
    return (
      <OrderFrame calls={{ useDeliveriesQuery: () => ({ data: deliveries }) }}>
        <OrderNews order={details({ events })} />
      </OrderFrame>
    );
  };
  const { rerender } = render(frame(first));
  return (next: Read) => rerender(frame(next));
}

const status = () => screen.getByRole('status');

test('what others do after the first read is announced', () => {
  const first = [event('messageSent', 'Hello')];
  const read = setUp({ events: first });
  expect(status()).toHaveTextContent(/^$/);
  read({ events: [...first, event('deliveryAdded', '2'), event('quoteSent', '')] });
  expect(status()).toHaveTextContent(/^Version 2 delivered. Quote sent$/);
  read({ events: [...first, event('messageSent', 'Your jingle')] });
  expect(status()).toHaveTextContent(/^New message: Your jingle$/);
});

test('what the reader does is not announced a second time', () => {
  const read = setUp();
  read({ events: [event('messageSent', 'Hello', testUser.id)] });
  expect(status()).toHaveTextContent(/^$/);
});

test('the same news is announced again by another element', () => {
  const first = { ...event('messageSent', 'Hello'), id: '1' };
  const read = setUp();
  read({ events: [first] });
  const before = status().firstChild;
  read({ events: [first, { ...first, id: '2' }] });
  expect(status()).toHaveTextContent(/^New message: Hello$/);
  expect(status().firstChild).not.toBe(before);
});

test('what happens while a dialog is open is announced', () => {
  const read = setUp();
  render(
    <Dialog open onClose={() => undefined} title="Cancel order?">
      {null}
    </Dialog>,
  );
  read({ events: [event('quoteSent', '')] });
  // Not among what the dialog hides from screen readers.
  expect(status()).toHaveTextContent(/^Quote sent$/);
});

const edited = comment({ text: 'Too loud', editedAt: '2026-11-22T10:00:00.000Z' });

test.each([
  ['Comment added', [], [comment()]],
  ['New comment from Noor', [], [comment({ authorId: 'noor', authorName: 'Noor' })]],
  ['Comment changed', [comment()], [edited]],
  ['Comment changed', [edited], [{ ...edited, text: 'Much too loud' }]],
  ['Comment marked as done', [comment()], [comment({ doneAt: '2026-11-22T10:00:00.000Z' })]],
  ['Comment is not done', [comment({ doneAt: '2026-11-22T10:00:00.000Z' })], [comment()]],
  ['Comment deleted', [comment()], []],
  ['', undefined, [comment()]],
])('comments: %s', (text, before, now) => {
  const read = setUp({ comments: before });
  read({ comments: now });
  expect(status().textContent).toBe(text);
});
