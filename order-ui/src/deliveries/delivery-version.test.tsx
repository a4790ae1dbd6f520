import '@testing-library/jest-dom';
import type { Delivery, OrderDetails, OrderFile } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { details, OrderFrame } from '../test/order-frame';
import { DeliveryVersion } from './delivery-version';

const versionOf = (version: number, change: Partial<Delivery> = {}): Delivery => ({
  id: `delivery-${version}`,
  orderId: 'order',
  version,
  note: '',
  authorName: 'Uma Voss',
  createdAt: '2026-11-22T10:00:00.000Z',
  files: [],
  comments: [],
  analyses: [],
  ...change,
});

/** Whether the code of the player can be loaded. */
const mockChunk = { isAvailable: false };
jest.mock('./audio-review', () => {
  if (!mockChunk.isAvailable) throw new Error('Loading chunk failed');
  return { AudioReview: () => <p>Player</p> };
});

/** Shows the versions, newest first; `refetch` shows others, as after a live update. */
function setUp() {
  const ask = jest.fn(async () => ({}));
  const approve = jest.fn(async () => ({}));
  const idle = { isLoading: false };
  const calls = {
    useAskForRevisionMutation: () => [ask, idle],
    useApproveDeliveryMutation: () => [approve, idle],
  };
  const shown = (deliveries: readonly Delivery[], order: OrderDetails = details()) => (
    <OrderFrame calls={calls}>
      {deliveries.map((delivery) => (
        <DeliveryVersion key={delivery.id} {...{ order, deliveries, delivery }} />
      ))}
    </OrderFrame>
  );
  const { rerender } = render(shown([versionOf(1)]));
  const refetch = (...now: Parameters<typeof shown>) => rerender(shown(...now));
  return { ask, approve, refetch };
}

const words = () => screen.getByLabelText('What is to change?');
const askButton = () => screen.getAllByRole('button', { name: 'Ask for a revision' }).at(-1);
const press = (element: HTMLElement | undefined) => userEvent.click(element as HTMLElement);

async function write(text: string) {
  await press(askButton());
  await userEvent.type(words(), text);
}

beforeEach(() => sessionStorage.clear());

it('a revision request being typed stays open when a newer version arrives', async () => {
  const { ask, refetch } = setUp();
  await write('Please cut the introduction.');
  refetch([versionOf(2), versionOf(1)]);
  expect(words()).toHaveValue('Please cut the introduction.');
  expect(words()).toHaveFocus();
  expect(screen.getByText(problems.deliveryOld, { exact: false })).toHaveAttribute('role', 'alert');
  expect(askButton()).toBeDisabled();
  await press(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Version 1' })).toHaveFocus();
  expect(ask).not.toHaveBeenCalled();
});

it('the text of an outdated revision request is in the dialog of the newer version', async () => {
  const { ask, refetch } = setUp();
  await write('Please cut the introduction.');
  refetch([versionOf(2), versionOf(1)]);
  await press(screen.getByRole('button', { name: 'Cancel' }));
  await press(askButton());
  expect(screen.getByRole('dialog', { name: /version 2/ })).toBeVisible();
  expect(words()).toHaveValue('Please cut the introduction.');
  await press(askButton());
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ deliveryId: 'delivery-2' }));
});

it.each<[string, Partial<Delivery>, Partial<OrderDetails>]>([
  [problems.deliveryDecided, { decision: 'approved' }, {}],
  [problems.deliveryCancelled, {}, { order: { ...details().order, status: 'cancelled' as const } }],
])('an open revision request says why it cannot be sent: %s', async (reason, change, order) => {
  const { refetch } = setUp();
  await write('Please cut the introduction.');
  refetch([versionOf(1, change)], details(order));
  expect(screen.getByText(reason, { exact: false })).toHaveAttribute('role', 'alert');
  expect(words()).toHaveValue('Please cut the introduction.');
});

it('an open approval of an outdated version cannot be confirmed', async () => {
  const { approve, refetch } = setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  refetch([versionOf(2), versionOf(1)]);
  expect(screen.getByText(problems.deliveryOld)).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('button', { name: 'Approve version 1' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Version 1' })).toHaveFocus();
  expect(approve).not.toHaveBeenCalled();
});

it('buttons that disappear leave the focus alone if it is elsewhere', () => {
  const { refetch } = setUp();
  refetch([versionOf(1, { decision: 'approved' })]);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(document.body).toHaveFocus();
});

it('a focused button that disappears gives the focus to the heading, without scrolling', () => {
  const { refetch } = setUp();
  act(() => screen.getByRole('button', { name: 'Approve' }).focus());
  const heading = screen.getByRole('heading', { name: 'Version 1' });
  const focus = jest.spyOn(heading, 'focus');
  refetch([versionOf(1, { decision: 'approved' })]);
  expect(heading).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it('a player whose code does not load leaves the rest of the version, and Retry loads it', async () => {
  const { refetch } = setUp();
  const audio = { id: 'f1', name: 'episode.wav', kind: 'audio', state: 'ready' } as OrderFile;
  refetch([versionOf(1, { files: [audio] })]);
  expect(await screen.findByText('This part could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download episode.wav' })).toBeVisible();
  mockChunk.isAvailable = true;
  await press(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Player')).toBeVisible();
});

it('the links of several files are told apart by the names of the files', () => {
  const { refetch } = setUp();
  const linked = (name: string) =>
    ({ id: name, name, link: `https://drive.example/${name}`, state: 'ready' }) as OrderFile;
  refetch([versionOf(1, { files: [linked('mix.wav'), linked('notes.txt')] })]);
  expect(screen.getByRole('link', { name: 'Open link: notes.txt' })).toBeVisible();
});
