import '@testing-library/jest-dom';
import type { DemoCall } from '@northcast/shared-contracts/api/entities';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { details, OrderFrame } from '../test/order-frame';
import { CallTimeSection } from './call-time-section';

const call: DemoCall = {
  minutes: 30,
  zone: 'America/New_York',
  canChange: true,
  startsAt: '2026-12-01T14:00:00.000Z',
  offered: ['2026-12-02T14:00:00.000Z', '2026-12-03T14:00:00.000Z'],
};

const showToast = jest.fn();

/** @returns renders the section again with a changed call */
function setUp(change: Partial<DemoCall> = {}, cancel: () => Promise<object> = async () => ({})) {
  const show = (shown: Partial<DemoCall>) => {
    const calls = {
      useDemoCallQuery: () => ({ data: { ...call, ...shown } }),
      useBookDemoCallMutation: () => [jest.fn()],
      useCancelDemoCallMutation: () => [cancel],
    };
    return (
      <OrderFrame calls={calls} showToast={showToast}>
        <CallTimeSection order={details({ kind: 'call' })} />
        <input aria-label="Search" />
      </OrderFrame>
    );
  };
  const { rerender } = render(show(change));
  return (next: Partial<DemoCall>) => rerender(show(next));
}

/** The section with a server that books and cancels. After a write, a read waits for `reading`. */
async function setUpServer() {
  let { startsAt } = call;
  const server = { reading: Promise.resolve(200) };
  globalThis.fetch = async (_address, { method = 'GET', body } = {}) => {
    if (method === 'PUT') ({ startsAt } = JSON.parse(String(body)));
    if (method === 'DELETE') startsAt = undefined;
    const status = method === 'GET' ? await server.reading : 200;
    const isFirstFree = startsAt !== call.startsAt;
    const offered = [...(isFirstFree ? [String(call.startsAt)] : []), ...call.offered];
    const text = async () => JSON.stringify({ ...call, startsAt, offered });
    return { ok: status === 200, status, headers: new Headers(), text } as Response;
  };
  render(
    <OrderFrame showToast={showToast}>
      <CallTimeSection order={details({ kind: 'call' })} />
    </OrderFrame>,
  );
  await screen.findByRole('button', { name: 'Cancel the call' });
  return server;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function cancelCall() {
  await press('Cancel the call');
  const dialog = screen.getByRole('dialog', { name: 'Cancel the call?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the call' }));
}

it('“Cancel the call” asks first', async () => {
  const cancel = jest.fn(async () => ({}));
  setUp({}, cancel);
  await press('Cancel the call');
  await press('Keep the call');
  expect(cancel).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Cancel the call' })).toHaveFocus(),
  );
  await cancelCall();
  expect(cancel).toHaveBeenCalledTimes(1);
});

it('“Choose another time” shows the booked time, and its day is selected', async () => {
  setUp({ offered: ['2026-11-30T14:00:00.000Z', '2026-12-01T15:00:00.000Z', ...call.offered] });
  const booked = screen.getByRole('time').textContent ?? '';
  await press('Choose another time');
  expect(screen.getByText(`Your call is on ${booked}.`)).toBeVisible();
  expect(screen.getByRole('radio', { name: /December.1$/ })).toBeChecked();
});

it('“Choose another time” focuses the selected day, and “Keep the time” the heading', async () => {
  setUp();
  await press('Choose another time');
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
  await press('Keep the time');
  expect(screen.getByRole('heading', { name: 'Your call' })).toHaveFocus();
});

it('if no time is free, “Choose another time” can be left again', async () => {
  setUp({ offered: [] });
  await press('Choose another time');
  expect(screen.getByRole('button', { name: 'Keep the time' })).toHaveFocus();
  await press('Keep the time');
  expect(screen.getByRole('button', { name: 'Choose another time' })).toBeVisible();
});

it('a picker that is shown from the start does not take the focus', () => {
  setUp({ startsAt: undefined });
  expect(document.body).toHaveFocus();
});

it('the heading gets the focus when the pressed button disappears with its call', async () => {
  const load = setUp();
  await cancelCall();
  load({ startsAt: undefined });
  expect(screen.getByRole('heading', { name: 'Your call' })).toHaveFocus();
});

it('a cancelled call cannot be cancelled or moved again before it is read', async () => {
  const server = await setUpServer();
  const { promise, resolve } = deferred<number>();
  server.reading = promise;
  await cancelCall();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Cancelling...' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Choose another time' })).toBeDisabled();
  resolve(503);
  expect(await screen.findByRole('button', { name: 'Cancel the call' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Cancel the call' })).toHaveFocus();
});

const choose = (index: number) =>
  userEvent.click(screen.getAllByRole('radio').at(index) as HTMLElement);

it('a moved call does not show its former time, and cannot be moved again before it is read', async () => {
  const server = await setUpServer();
  const { promise, resolve } = deferred<number>();
  server.reading = promise;
  await press('Choose another time');
  await choose(-1);
  await press('Move the call');
  expect(screen.queryByRole('button', { name: 'Cancel the call' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Booking...' })).toBeDisabled();
  resolve(200);
  expect(await screen.findByRole('button', { name: 'Cancel the call' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your call' })).toHaveFocus();
});

it('a call that was moved, cancelled and booked at its first time again is shown', async () => {
  await setUpServer();
  await press('Choose another time');
  await choose(-1);
  await press('Move the call');
  await screen.findByRole('button', { name: 'Cancel the call' });
  await cancelCall();
  await screen.findByRole('button', { name: 'Book this time' });
  await choose(-1);
  await press('Book this time');
  expect(await screen.findByRole('button', { name: 'Cancel the call' })).toBeEnabled();
});

it('the picker does not open by itself when a moved call is moved back', async () => {
  const load = setUp();
  await press('Choose another time');
  load({ startsAt: call.offered[0] });
  load({});
  expect(screen.getByRole('button', { name: 'Choose another time' })).toBeVisible();
});

it('the focus stays where the user has moved it before the call is cancelled', async () => {
  showToast.mockReset();
  const answer = deferred<object>();
  const load = setUp({}, () => answer.promise);
  await cancelCall();
  answer.resolve({});
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(showToast).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByLabelText('Search'));
  load({ startsAt: undefined });
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
