import '@testing-library/jest-dom';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageSample as message } from '../testing/message-sample';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { ReplyDialog } from './reply-dialog';

jest.setTimeout(20_000);

const adminReplyDate = '2026-11-22T11:00:00.000Z';
const replied: Message = { ...message, status: 'replied', adminReply: 'Theirs', adminReplyDate };

test('a reply refused for a newer one stays in the form, and is sent again knowing the newer one', async () => {
  let isSeen = false;
  const sent = answerWith({
    write: () => {
      if (isSeen) return { status: 200, body: replied };
      isSeen = true;
      return { status: 409, body: { message: problems.stale, current: replied } };
    },
  });
  const showToast = jest.fn();
  const onClose = jest.fn();
  render(
    <PanelFrame host={{ showToast }}>
      <ReplyDialog message={message} onClose={onClose} />
    </PanelFrame>,
  );
  const field = screen.getByLabelText('Reply');
  await userEvent.type(field, 'Mine, at length');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText(/Their reply is below/)).toHaveTextContent(problems.stale);
  expect(screen.getByText('Theirs')).toBeVisible();
  expect(field).toHaveValue('Mine, at length');
  expect(showToast).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const reply = 'Mine, at length';
  expect(sent.map(({ body }) => body)).toEqual([
    { reply, replySeen: '' },
    { reply, replySeen: adminReplyDate },
  ]);
});

test('a reply refused for another reason shows its message', async () => {
  answerWith({ write: () => ({ status: 503, body: { message: problems.unavailable } }) });
  const showToast = jest.fn();
  render(
    <PanelFrame host={{ showToast }}>
      <ReplyDialog message={message} onClose={() => undefined} />
    </PanelFrame>,
  );
  await userEvent.type(screen.getByLabelText('Reply'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/Their reply is below/)).toBeNull();
});

test('a date is sent only if it is entered, and begins with the time at which it is opened', async () => {
  const sent = answerWith({
    write: () => ({ status: 503, body: { message: problems.unavailable } }),
  });
  render(
    <PanelFrame>
      <ReplyDialog message={message} onClose={() => undefined} />
    </PanelFrame>,
  );
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await userEvent.type(screen.getByLabelText('Reply'), 'Mine');
  await send();
  await send();
  const opened = Date.parse('2026-11-22T12:30:00.000Z');
  jest.useFakeTimers({ now: opened });
  fireEvent.click(screen.getByRole('button', { name: 'Change reply date and time' }));
  jest.useRealTimers();
  await send();
  fireEvent.change(screen.getByLabelText('Reply date and time'), { target: { value: '' } });
  await send();
  const [first, repeated, dated] = sent;
  expect(sent).toHaveLength(3);
  expect(first?.body).toEqual({ reply: 'Mine', replySeen: '' });
  expect(repeated).toEqual(first);
  expect(dated?.body).toEqual({
    reply: 'Mine',
    replySeen: '',
    replyDate: new Date(opened).toISOString(),
  });
});
