import '@testing-library/jest-dom';
import type { DemoCall } from '@northcast/shared-contracts/api/entities';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallPicker } from './call-picker';

const call: DemoCall = {
  minutes: 30,
  zone: 'America/New_York',
  canChange: true,
  // The evening in New York is the next morning in Tokyo.
  offered: ['2026-12-01T14:00:00.000Z', '2026-12-01T14:30:00.000Z', '2026-12-01T21:30:00.000Z'],
};

function setUp(change: Partial<DemoCall> = {}, zone = 'Asia/Tokyo', isFree = true) {
  const onBook = jest.fn(() => Promise.resolve(isFree));
  const picker = (offered?: string[]) => (
    <CallPicker
      call={{ ...call, ...change, ...(offered ? { offered } : {}) }}
      isBusy={false}
      onBook={onBook}
      zone={zone}
    />
  );
  const { rerender } = render(picker());
  return { onBook, user: userEvent.setup(), offer: (times: string[]) => rerender(picker(times)) };
}

test('times are grouped by day in the user’s time zone, and both time zones are named', async () => {
  const { user, onBook } = setUp();
  expect(
    screen.getByText(/your time zone, Asia\/Tokyo\. Our team is in America\/New York/),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Tuesday, December\s1$/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: '11:00 PM' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book this time' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /^Wednesday, December\s2$/ }));
  await user.click(screen.getByRole('radio', { name: '6:30 AM' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'You chose Wednesday, December 2 at 6:30 AM (Tuesday, December 1 at 4:30 PM in America/New York).',
  );
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(onBook).toHaveBeenCalledWith('2026-12-01T21:30:00.000Z');
});

test('only one time zone is named when the user is in the team’s time zone', () => {
  setUp({}, 'America/New_York');
  expect(screen.getByText(/All times are in America\/New York time/)).toBeVisible();
});

test('the arrow keys move through the times', async () => {
  const { user } = setUp();
  await user.tab();
  expect(screen.getByRole('radio', { name: /^Tuesday, December\s1$/ })).toHaveFocus();
  await user.tab();
  await user.keyboard('[Space][ArrowRight]');
  expect(screen.getByRole('radio', { name: '11:30 PM' })).toBeChecked();
});

test('a selected time that is no longer offered is deselected', async () => {
  const { user, onBook, offer } = setUp({}, 'Asia/Tokyo', false);
  await user.click(screen.getByRole('radio', { name: '11:00 PM' }));
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(onBook).toHaveBeenCalledTimes(1);
  offer(call.offered.slice(1));
  expect(screen.queryByRole('radio', { name: '11:00 PM' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Please choose a time.');
  expect(screen.getByRole('button', { name: 'Book this time' })).toBeDisabled();
});

test('without free times the picker asks the customer to write to us', () => {
  setUp({ offered: [] });
  expect(screen.getByText(/Please write to us/)).toBeVisible();
});
