import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { messageSample as message } from '../testing/samples';
import { ReplyDialog } from './reply-dialog';

const onClose = jest.fn();
const confirm = jest.fn();

/** Opens the reply, as after a reload. */
const open = (changed: Partial<typeof message> = {}) =>
  render(
    <PanelFrame>
      <ReplyDialog message={{ ...message, ...changed }} onClose={onClose} />
    </PanelFrame>,
  );

const field = () => screen.getByLabelText('Reply');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Types a reply, and leaves the page. */
async function leaveHalfWritten() {
  const { unmount } = open();
  await userEvent.type(field(), 'Mine, half');
  unmount();
}

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockReset();
  confirm.mockReset().mockReturnValue(true);
  window.confirm = confirm;
  answerWith({ write: () => ({ status: 200, body: message }) });
});

test('a half-written reply is there when its message is opened again, and only there', async () => {
  await leaveHalfWritten();
  const other = open({ id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d' });
  expect(field()).toHaveValue('');
  other.unmount();
  open();
  expect(field()).toHaveValue('Mine, half');
});

test('a date that was entered is kept and shown with the reply', async () => {
  const { unmount } = open();
  await userEvent.type(field(), 'Mine, half');
  await press('Change reply date and time');
  const date = () => screen.getByLabelText('Reply date and time');
  fireEvent.change(date(), { target: { value: '2026-11-19T09:30' } });
  unmount();
  open();
  expect(date()).toHaveValue('2026-11-19T09:30');
});

test('a sent reply is not offered again', async () => {
  await leaveHalfWritten();
  const { unmount } = open();
  await press('Send reply');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  unmount();
  open();
  expect(field()).toHaveValue('');
});

test('a reply that was stored, but whose response was lost, is not offered again', async () => {
  const { unmount } = open();
  await userEvent.type(field(), 'Sent, and the response was lost ');
  unmount();
  open({
    adminReply: 'Sent, and the response was lost',
    adminReplyDate: '2026-11-19T09:30:00.000Z',
  });
  expect(field()).toHaveValue('');
  await press('Cancel');
  expect(confirm).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a second reply that differs from the stored one is kept', async () => {
  await leaveHalfWritten();
  open({ adminReply: 'Mine, whole', adminReplyDate: '2026-11-19T09:30:00.000Z' });
  expect(field()).toHaveValue('Mine, half');
});

test('a reply of an earlier visit is discarded only after confirmation', async () => {
  await leaveHalfWritten();
  const { unmount } = open();
  confirm.mockReturnValue(false);
  await press('Cancel');
  expect(confirm).toHaveBeenLastCalledWith('Discard what you typed?');
  expect(onClose).not.toHaveBeenCalled();
  confirm.mockReturnValue(true);
  await press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  open();
  expect(field()).toHaveValue('');
  await press('Cancel');
  expect(confirm).toHaveBeenCalledTimes(2);
});
