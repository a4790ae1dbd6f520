import '@testing-library/jest-dom';
import type { DemoCall } from '@northcast/shared-contracts/api/entities';
import { render, screen, waitFor } from '@testing-library/react';
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
  const idle = { isLoading: false };
  const show = (shown: Partial<DemoCall>) => {
    const calls = {
      useDemoCallQuery: () => ({ data: { ...call, ...shown } }),
      useBookDemoCallMutation: () => [jest.fn(), idle],
      useCancelDemoCallMutation: () => [cancel, idle],
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

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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
  await press('Cancel the call');
  load({ startsAt: undefined });
  expect(screen.getByRole('heading', { name: 'Your call' })).toHaveFocus();
});

it('the focus stays where the user has moved it before the call is cancelled', async () => {
  showToast.mockReset();
  let answer = () => {};
  const response = new Promise<object>((resolve) => {
    answer = () => resolve({});
  });
  const load = setUp({}, () => response);
  await press('Cancel the call');
  await userEvent.click(screen.getByLabelText('Search'));
  answer();
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  load({ startsAt: undefined });
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
