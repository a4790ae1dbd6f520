import '@testing-library/jest-dom';
import type { Mail } from '@northcast/shared-contracts/api/entities';
import type { Host } from '@northcast/shared-contracts/host/host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame, panelStore } from '../testing/panel-frame';
import { Page } from './mail-page';

const waiting: Mail = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  toName: 'Ada Kwon',
  toAddress: 'ada@example.com',
  text: 'Your order has been placed.',
  subject: 'Your order',
  status: 'waiting',
  attempts: 0,
  createdAt: '2026-11-22T10:00:00.000Z',
};
const failed: Mail = { ...waiting, status: 'failed', attempts: 10, lastError: '550 no' };
const single = `/api/admin/mails/${waiting.id}`;

/** Reads of a server with one mail. */
const reading =
  (mail: () => Mail) =>
  ({ path, search }: { path: string; search: URLSearchParams }) => {
    if (path === single) return mail();
    return mail().status === search.get('status') ? [mail()] : [];
  };

const show = (address: string, store = panelStore(), host: Partial<Host> = {}) =>
  render(
    <PanelFrame address={address} store={store} host={host}>
      <Page />
    </PanelFrame>,
  );

test('Retry reloads the mails and the state of the mail server', async () => {
  let isDown = true;
  answerWith({ read: () => (isDown ? undefined : [waiting]) });
  show('/admin/mail');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(await screen.findByText('No mail server is set up: mails wait here.')).toBeVisible();
});

test('a failed mail that is sent again leaves the list, but its dialog stays', async () => {
  let now = failed;
  answerWith({
    read: reading(() => now),
    write: () => {
      now = waiting;
      return { status: 200, body: now };
    },
  });
  show('/admin/mail?status=failed');
  await userEvent.click(await screen.findByRole('button', { name: 'Your order' }));
  const sendAgain = await screen.findByRole('button', { name: 'Send again' });
  expect(screen.getByText('550 no')).toBeVisible();
  await userEvent.click(sendAgain);
  await waitFor(() => expect(screen.queryByText('550 no')).toBeNull());
  const dialog = screen.getByRole('dialog', { name: 'Your order' });
  expect(dialog).toHaveTextContent('Waiting');
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('a mail is sent again once if the button is pressed before the list is read again', async () => {
  const sent = answerWith({
    read: () => (sent.length === 0 ? [failed] : new Promise(() => undefined)),
    write: () => ({ status: 200, body: waiting }),
  });
  const showToast = jest.fn();
  show('/admin/mail?status=failed', panelStore(), { showToast });
  await userEvent.click(await screen.findByRole('button', { name: 'Your order' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(sent).toHaveLength(1);
});

test('a link opens a mail that is not on this page of the list', async () => {
  answerWith({ read: ({ path }) => (path === single ? waiting : []) });
  show(`/admin/mail?open=${waiting.id}`);
  expect(await screen.findByRole('dialog', { name: 'Your order' })).toBeVisible();
});

test('the dialog of a mail closes when the mail is deleted', async () => {
  answerWith({ read: ({ path }) => (path === single ? undefined : []) });
  show(`/admin/mail?open=${waiting.id}&q=ada`);
  await waitFor(() => expect(window.location.search).toBe('?q=ada'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('mails and the state of the mail server are read again when the page is shown again', async () => {
  const store = panelStore();
  let mails: Mail[] = [];
  answerWith({ read: () => mails });
  const { unmount } = show('/admin/mail', store);
  expect(await screen.findByText('No mails yet')).toBeVisible();
  unmount();
  mails = [waiting];
  show('/admin/mail', store);
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(await screen.findByText('No mail server is set up: mails wait here.')).toBeVisible();
});

test('an old mail that was sent again does not mean that no mail server is set up', async () => {
  answerWith({ read: () => [{ ...waiting, dueAt: new Date().toISOString() }] });
  show('/admin/mail');
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(screen.queryByText('No mail server is set up: mails wait here.')).toBeNull();
});

test('a mail that was sent meanwhile is not offered to be sent again', async () => {
  let now = failed;
  answerWith({
    read: reading(() => now),
    write: () => {
      now = { ...failed, status: 'sent' };
      return { status: 409, body: { message: 'This mail has not failed.' } };
    },
  });
  show('/admin/mail?status=failed');
  await userEvent.click(await screen.findByRole('button', { name: 'Your order' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  const dialog = screen.getByRole('dialog', { name: 'Your order' });
  await waitFor(() => expect(dialog).toHaveTextContent('StatusSent'));
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});
