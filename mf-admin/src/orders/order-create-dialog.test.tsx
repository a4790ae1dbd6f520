import '@testing-library/jest-dom';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { OrderCreateDialog } from './order-create-dialog';

const noor = {
  value: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
  label: 'Noor Okafor',
  detail: 'noor@example.com',
};
const user = userEvent.setup({ delay: null });
const onClose = jest.fn();

const open = () =>
  render(
    <PanelFrame>
      <OrderCreateDialog customer={noor} onClose={onClose} />
    </PanelFrame>,
  );

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Types an order, and leaves the page. */
async function leaveHalfWritten(createdAt?: string) {
  const { unmount } = open();
  await user.type(field('Service name'), 'Podcast');
  await user.type(field('Service price (USD)'), '900');
  await user.type(field('Project brief'), 'Six episodes');
  if (createdAt) fireEvent.change(field('Order date and time'), { target: { value: createdAt } });
  unmount();
}

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockReset();
  const doNotFake = ['setTimeout', 'setInterval', 'clearInterval'] as const;
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 9, 30), doNotFake: [...doNotFake] });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a half-written order is there when one for that customer is added again, dated then', async () => {
  await leaveHalfWritten();
  jest.setSystemTime(new Date(2026, 10, 21, 10, 0));
  open();
  expect(field('Service name')).toHaveValue('Podcast');
  expect(field('Project brief')).toHaveValue('Six episodes');
  expect(field('Order date and time')).toHaveValue('2026-11-21T10:00');
});

test('the focus starts in the first field that is not filled in yet', () => {
  open();
  expect(field('Service name')).toHaveFocus();
});

test('a date that was typed is kept with the half-written order', async () => {
  await leaveHalfWritten('2026-10-01T08:00');
  open();
  expect(field('Order date and time')).toHaveValue('2026-10-01T08:00');
});

test('an order whose response was lost is sent again with its key and its time', async () => {
  const sent = answerWith({
    write: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Create order' }));
    await screen.findByText('Failed to create order');
  };
  jest.setSystemTime(new Date(2026, 10, 20, 9, 30, 20));
  await leaveHalfWritten();
  const first = open();
  await send();
  first.unmount();
  jest.setSystemTime(new Date(2026, 10, 20, 9, 30, 40));
  open().unmount();
  jest.setSystemTime(new Date(2026, 10, 21, 10, 0));
  open();
  expect(field('Order date and time')).toHaveValue('2026-11-20T09:30');
  await send();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.body).toMatchObject({
    createdAt: new Date(2026, 10, 20, 9, 30, 20).toISOString(),
  });
  expect(sent[1]).toEqual(sent[0]);
});

test('an order that was created is not offered again', async () => {
  const sent = answerWith({ write: () => ({ status: 201, body: {} }) });
  await leaveHalfWritten();
  const { unmount } = open();
  await user.click(screen.getByRole('button', { name: 'Create order' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toMatchObject([{ userId: noor.value, servicePrice: 900 }]);
  unmount();
  open();
  expect(field('Project brief')).toHaveValue('');
});

test('an order at a time that daylight saving skips is not offered again once it was created', async () => {
  const { promise: responding, resolve: respond } = deferred();
  const sent = answerWith({ write: () => responding.then(() => ({ status: 201, body: {} })) });
  // As where the clocks go from 2 to 3 on that day.
  const { getHours } = Date.prototype;
  jest.spyOn(Date.prototype, 'getHours').mockImplementation(function (this: Date) {
    const hours = getHours.call(this);
    return this.getMonth() === 2 && hours === 2 ? 3 : hours;
  });
  await leaveHalfWritten('2026-03-29T02:30');
  const { unmount } = open();
  expect(field('Order date and time')).toHaveValue('2026-03-29T03:30');
  fireEvent.change(field('Order date and time'), { target: { value: '2026-03-29T02:30' } });
  await user.click(screen.getByRole('button', { name: 'Create order' }));
  unmount();
  respond();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(sent).toHaveLength(1);
});
