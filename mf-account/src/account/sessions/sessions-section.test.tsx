import '@testing-library/jest-dom';
import type { Session } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountFrame } from '../../testing/account-frame';
import { SessionsSection } from './sessions-section';

const session = (number: number, device: string): Session => ({
  id: `01a1fb29-86ab-7903-95b6-d92a52d0ad0${number}`,
  device,
  createdAt: '2026-11-22T10:00:00.000Z',
  lastSeenAt: '2026-11-22T10:00:00.000Z',
  isCurrent: number === 0,
});
const own = session(0, 'Chrome on Linux');
const all = [own, session(1, 'Firefox on Windows'), session(2, 'Safari on iOS')];

/** Renders the sessions above a field. The server answers once `answer` is called. */
function setUp() {
  const showToast = jest.fn();
  let answer = () => {};
  const response = new Promise<Response>((resolve) => {
    const noContent = { ok: true, status: 204, headers: new Headers(), text: async () => '' };
    answer = () => resolve(noContent as Response);
  });
  globalThis.fetch = () => response;
  const show = (data: readonly Session[]) => (
    <AccountFrame host={{ showToast }}>
      <SessionsSection sessions={{ data, isFetching: false, refetch: () => undefined }} />
      <input aria-label="Search" />
    </AccountFrame>
  );
  const { rerender } = render(show(all));
  return { showToast, answer: () => answer(), load: (data: Session[]) => rerender(show(data)) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { name: 'Sessions' });

test('the heading gets the focus when the pressed button disappears with its session', async () => {
  const { showToast, answer, load } = setUp();
  await press('End Firefox on Windows');
  answer();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(accountToasts.sessionEnded));
  load(all.filter(({ device }) => device !== 'Firefox on Windows'));
  expect(heading()).toHaveFocus();
});

test('the focus stays where the user has moved it before the sessions are ended', async () => {
  const { showToast, answer, load } = setUp();
  await press('End all others');
  await userEvent.click(screen.getByLabelText('Search'));
  answer();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(accountToasts.sessionsEnded));
  load([own]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('a session that is being ended stays locked while another is ended too', async () => {
  const { showToast, answer } = setUp();
  await press('End Firefox on Windows');
  await press('End Safari on iOS');
  expect(screen.getByRole('button', { name: 'End Firefox on Windows' })).toBeDisabled();
  answer();
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2));
});

test('a session is not last seen in the future if the clock of the browser is slow', () => {
  setUp();
  expect(screen.getAllByText('just now')).toHaveLength(all.length);
});
