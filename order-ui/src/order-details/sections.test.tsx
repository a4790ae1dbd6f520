import '@testing-library/jest-dom';
import { orderDraft } from '@northcast/shared-contracts/api/client/order-draft';
import type { OrderDetails, OrderEvent } from '@northcast/shared-contracts/api/entities';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderAgain } from '../again/order-again';
import { details, OrderFrame, placed } from '../test/order-frame';
import { BusinessProvider, type Viewer } from '../viewer';
import { LinesSection } from './lines-section';
import { NextSection } from './next-section';
import { OrderPageBody } from './order-page-body';
import { RevisionsSection } from './revisions-section';
import { TimelineSection } from './timeline-section';

beforeEach(() => sessionStorage.clear());

const event = (number: number, change: Partial<OrderEvent> = {}): OrderEvent => ({
  id: `01a1fb29-86ab-7903-95b6-${String(number).padStart(12, '0')}`,
  createdAt: '2026-11-22T10:00:00.000Z',
  kind: 'fileAdded',
  actorId: undefined,
  actorName: 'Noor Haddad',
  actorRole: 'administrator',
  detail: `file ${number}`,
  ...change,
});

const timeline = (events: OrderEvent[], viewer: Viewer = 'customer') =>
  render(
    <OrderFrame viewer={viewer}>
      <TimelineSection order={details({ events })} />
    </OrderFrame>,
  );

const entries = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('the timeline lists events and their authors, newest first', () => {
  const events = [
    event(1, { kind: 'placed', actorRole: 'customer', actorName: 'Ada Kwon' }),
    event(2, { kind: 'statusChanged', detail: 'processing' }),
    event(3, { kind: 'fileRemoved', actorRole: 'system', actorName: undefined }),
  ];
  const { unmount } = timeline(events);
  expect(entries()).toEqual([
    expect.stringMatching(/^File removed: file 3Northcast · Nov/),
    expect.stringMatching(/^Status changed: In productionNoor Haddad, our team · Nov/),
    expect.stringMatching(/^Order placedYou · Nov/),
  ]);
  unmount();
  timeline(events, 'administrator');
  expect(entries()[1]).toMatch(/^Status changed: ProcessingNoor Haddad/);
  expect(entries().at(-1)).toMatch(/^Order placedAda Kwon · Nov/);
});

test('a producer sees the appointment of a call, but no payments', async () => {
  const call = { startsAt: '2026-12-01T14:00:00.000Z', minutes: 30, zone: 'UTC', canChange: false };
  globalThis.fetch = async (address) => {
    const body = String(address).endsWith('/call') ? { ...call, offered: [] } : [];
    const text = async () => JSON.stringify(body);
    return { ok: true, status: 200, headers: new Headers(), text } as Response;
  };
  render(
    <OrderFrame viewer="administrator">
      <BusinessProvider value={false}>
        <OrderPageBody order={details({ kind: 'call' })} />
      </BusinessProvider>
    </OrderFrame>,
  );
  expect(await screen.findByText(/, 30 minutes$/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel the call' })).toBeNull();
});

test('a cancelled order promises nothing', async () => {
  globalThis.fetch = async (address) => {
    const body = String(address).endsWith('/payment') ? { version: 0 } : [];
    const text = async () => JSON.stringify(body);
    return { ok: true, status: 200, headers: new Headers(), text } as Response;
  };
  const order = { ...placed, status: 'cancelled' } as const;
  render(
    <OrderFrame>
      <OrderPageBody order={details({ kind: 'quote', nextStep: 'cancelled', order })} />
    </OrderFrame>,
  );
  expect(await screen.findByText('Nothing was delivered.')).toBeVisible();
  expect(await screen.findByText('No quote was sent.')).toBeVisible();
  expect(await screen.findByText('This order is cancelled: nothing is to be paid.')).toBeVisible();
  expect(screen.queryByText(/receipts appear here|You get a mail/)).toBeNull();
});

test('an event of an unknown kind is shown as “Order changed”', () => {
  timeline([event(1, { kind: 'teleported' as OrderEvent['kind'] })]);
  expect(entries()).toEqual([expect.stringMatching(/^Order changed/)]);
});

test('a long timeline shows the latest entries, and all entries on request', async () => {
  timeline(Array.from({ length: 20 }, (_, index) => event(index)));
  expect(entries()).toHaveLength(8);
  expect(entries()[0]).toContain('file 19');
  await userEvent.click(screen.getByRole('button', { name: 'Show all 20 entries' }));
  expect(entries()).toHaveLength(20);
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['customer', /We read your brief/],
  ['administrator', /setting it to Processing/],
] as const)('the next step is explained to the %s', (viewer, text) => {
  render(
    <OrderFrame viewer={viewer}>
      <NextSection order={details({ expectedAt: '2026-11-24T10:00:00.000Z' })} />
    </OrderFrame>,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/^Nov 24, 2026/)).toHaveAttribute('datetime', '2026-11-24T10:00:00.000Z');
});

const openOrder = jest.fn();
const revisions = (change: Partial<OrderDetails>, viewer: Viewer = 'customer') =>
  render(
    <OrderFrame viewer={viewer} openOrder={openOrder}>
      <RevisionsSection order={details(change)} />
    </OrderFrame>,
  );

test('an extra revision is ordered with the order number in the brief', async () => {
  revisions({ revisions: { included: 3, used: 3 } });
  expect(screen.getByText('3 of 3 used')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for an extra revision' }));
  expect(openOrder).toHaveBeenCalledWith('single-extra-revision');
  const draft = orderDraft('single-extra-revision', `${placed.userId}`);
  expect(draft.values()).toEqual({
    customerPhone: '+44 20',
    projectBrief: 'For order 6E123456: ',
  });
});

test.each([
  ['For order 6E123456: Less music', 'For order 6E123456: Less music'],
  ['For order 01234567: Less music', 'For order 6E123456: Less music'],
  ['Less music', 'For order 6E123456: Less music'],
])('what was typed stays when an extra revision is asked for again: %s', async (typed, kept) => {
  const draft = orderDraft('single-extra-revision', `${placed.userId}`);
  draft.keep({ customerPhone: '1', projectBrief: typed });
  revisions({ revisions: { included: 3, used: 3 } });
  await userEvent.click(screen.getByRole('button', { name: 'Ask for an extra revision' }));
  expect(draft.values()).toEqual({ customerPhone: '1', projectBrief: kept });
});

test.each<[string, Partial<OrderDetails>, Viewer]>([
  ['rounds are left', { revisions: { included: 3, used: 2 } }, 'customer'],
  ['rounds are unlimited', { revisions: { included: null, used: 9 } }, 'customer'],
  ['an administrator views the order', { revisions: { included: 3, used: 3 } }, 'administrator'],
  [
    'the order is cancelled',
    { revisions: { included: 3, used: 3 }, order: { ...placed, status: 'cancelled' } },
    'customer',
  ],
])('no extra revision is offered if %s', (_case, change, viewer) => {
  revisions(change, viewer);
  expect(screen.getByRole('heading', { name: 'Revision rounds' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['customer', 'administrator'] as const)(
  'the expiry of unused extra revisions is shown to the %s',
  (viewer) => {
    const extra = [
      { rounds: 1, validUntil: '2026-12-22T10:00:00.000Z' },
      { rounds: 3, validUntil: '2026-12-24T10:00:00.000Z' },
    ];
    revisions({ revisions: { included: 7, used: 3, extra } }, viewer);
    const dates = screen.getAllByText(/^Dec 2[24], 2026/);
    expect(dates.map((date) => date.getAttribute('datetime'))).toEqual(
      extra.map(({ validUntil }) => validUntil),
    );
    expect(dates.map((date) => date.parentElement?.textContent)).toEqual([
      expect.stringMatching(/^Extra rounds: 1, valid until Dec 22/),
      expect.stringMatching(/^Extra rounds: 3, valid until Dec 24/),
    ]);
  },
);

const again = (serviceName: string) =>
  render(
    <OrderFrame openOrder={openOrder}>
      <OrderAgain order={details({ order: { ...placed, serviceName } })} />
    </OrderFrame>,
  );

test('“Order again” prefills the phone number and keeps an existing draft', async () => {
  again('Jingle');
  const draft = orderDraft('jingle', `${placed.userId}`);
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  expect(openOrder).toHaveBeenLastCalledWith('jingle');
  expect(draft.values()).toEqual({ customerPhone: '+44 20', projectBrief: '' });
  draft.keep({ customerPhone: '1', projectBrief: 'Begun' });
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  expect(draft.values()).toEqual({ customerPhone: '1', projectBrief: 'Begun' });
});

test('“Order again” takes over all lines with their quantities', async () => {
  const lines = [
    { name: 'Creator', price: 220, quantity: 1 },
    { name: 'Jingle', price: 140, quantity: 2 },
  ];
  const order = { ...placed, serviceName: 'Creator', servicePrice: 450, lines };
  render(
    <OrderFrame openOrder={openOrder}>
      <OrderAgain order={details({ order })} />
      <LinesSection order={details({ order })} />
    </OrderFrame>,
  );
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Creator$220',
    'Jingle2 × $140$280',
    'Total$500',
    'Agreed price$450',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  expect(openOrder).toHaveBeenLastCalledWith('creator');
  const draft = orderDraft('creator', `${placed.userId}`);
  const ordered = [
    { name: 'Creator', quantity: 1 },
    { name: 'Jingle', quantity: 2 },
  ];
  expect(draft.values()?.lines).toEqual(ordered);
  const typed = { customerPhone: '1', projectBrief: 'Begun' };
  draft.keep({ ...typed, lines: [{ name: 'Creator', quantity: 5 }] });
  await userEvent.click(screen.getByRole('button', { name: 'Order again' }));
  expect(draft.values()).toEqual({ ...typed, lines: ordered });
});

test('a service that is no longer offered is reported as such', () => {
  again('Fax Delivery');
  expect(screen.getByText(/no longer offered/)).toBeInTheDocument();
});

test('the next step of a cancelled order does not deny an earlier payment', () => {
  render(
    <OrderFrame>
      <NextSection order={details({ nextStep: 'cancelled' })} />
    </OrderFrame>,
  );
  expect(screen.getByText(/nothing more is charged/)).toBeVisible();
});
