import '@testing-library/jest-dom';
import type { DemoCall } from '@northcast/shared-contracts/api/entities';
import { render, screen } from '@testing-library/react';
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

function setUp(change: Partial<DemoCall> = {}) {
  const idle = { isLoading: false };
  const calls = {
    useDemoCallQuery: () => ({ data: { ...call, ...change } }),
    useBookDemoCallMutation: () => [jest.fn(), idle],
    useCancelDemoCallMutation: () => [jest.fn(), idle],
  };
  render(
    <OrderFrame calls={calls}>
      <CallTimeSection order={details({ kind: 'call' })} />
    </OrderFrame>,
  );
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
