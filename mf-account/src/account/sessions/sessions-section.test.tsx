import '@testing-library/jest-dom';
import type { Session } from '@northcast/shared-contracts/api/entities';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountFrame } from '../../testing/account-frame';
import { useOwnSessionsQuery } from '../own-account-calls';
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
  const { promise, resolve } = deferred<Response>();
  const noContent = { ok: true, status: 204, headers: new Headers(), text: async () => '' };
  globalThis.fetch = () => promise;
  const show = (data: readonly Session[]) => (
    <AccountFrame host={{ showToast }}>
      <SessionsSection sessions={{ data, isFetching: false, refetch: () => undefined }} />
      <input aria-label="Search" />
    </AccountFrame>
  );
  const { rerender } = render(show(all));
  return {
    showToast,
    answer: () => resolve(noContent as Response),
    load: (data: Session[]) => rerender(show(data)),
  };
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

test.each([
  ['an ended session', 'End Firefox on Windows', accountToasts.sessionEnded],
  ['a session that ended with all others', 'End all others', accountToasts.sessionsEnded],
])('%s cannot be ended again before the sessions are read', async (_what, name, toast) => {
  const { promise: reading, resolve } = deferred<Response>();
  const showToast = jest.fn();
  const answer = (status: number, body: unknown = null) =>
    ({
      ok: status < 400,
      status,
      headers: new Headers(),
      text: async () => JSON.stringify(body),
    }) as Response;
  let isEnded = false;
  globalThis.fetch = async (_address, { method = 'GET' } = {}) => {
    if (method === 'GET') return isEnded ? reading : answer(200, all);
    isEnded = true;
    return answer(200);
  };
  const Sessions = () => <SessionsSection sessions={useOwnSessionsQuery()} />;
  render(
    <AccountFrame host={{ showToast }}>
      <Sessions />
    </AccountFrame>,
  );
  await screen.findByRole('button', { name });
  await press(name);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(toast));
  const end = screen.getByRole('button', { name: 'End Firefox on Windows' });
  expect(end).toBeDisabled();
  resolve(answer(503));
  await waitFor(() => expect(end).toBeEnabled());
});

test.each([
  ['has ended elsewhere', 'End Firefox on Windows', 404],
  ['ended, but the response was lost', 'End Firefox on Windows', 0],
  ['ended with all others, but the response was lost', 'End all others', 0],
])('a session that %s leaves the list', async (_what, name, status) => {
  const response = (body: unknown, code = 200) =>
    ({
      ok: code < 400,
      status: code,
      headers: new Headers(),
      text: async () => JSON.stringify(body),
    }) as Response;
  let isEnded = false;
  globalThis.fetch = async (_address, { method = 'GET' } = {}) => {
    if (method === 'GET') return response(isEnded ? [own] : all.slice(0, 2));
    isEnded = true;
    if (status === 0) throw new TypeError('Failed to fetch');
    return response({ message: 'Not found' }, status);
  };
  const Sessions = () => <SessionsSection sessions={useOwnSessionsQuery()} />;
  render(
    <AccountFrame>
      <Sessions />
    </AccountFrame>,
  );
  await screen.findByRole('button', { name });
  await press(name);
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
});

test('a session is not last seen in the future if the clock of the browser is slow', () => {
  setUp();
  expect(screen.getAllByText('just now')).toHaveLength(all.length);
});
