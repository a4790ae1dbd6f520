import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { MessageCreateDialog } from './message-create-dialog';

const noor = {
  value: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
  label: 'Noor Okafor',
  detail: 'noor@example.com',
};
const mia = { ...noor, value: '01a1fb29-86ab-7903-95b6-d92a52d0ad1e', label: 'Mia Okafor' };
const onClose = jest.fn();

const open = (customer = noor) =>
  render(
    <PanelFrame>
      <MessageCreateDialog customer={customer} onClose={onClose} />
    </PanelFrame>,
  );

const field = (label: string) => screen.getByLabelText(label);

/** Types a message, and leaves the page. */
async function leaveHalfWritten() {
  const { unmount } = open();
  await userEvent.type(field('Subject'), 'Schedule');
  await userEvent.type(field('Message'), 'She called');
  unmount();
}

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockReset();
});

test('a half-written message is there when one to that customer is added again, and only there', async () => {
  answerWith({});
  await leaveHalfWritten();
  const other = open(mia);
  expect(field('Message')).toHaveValue('');
  expect(field('Customer name')).toHaveValue('Mia Okafor');
  other.unmount();
  open();
  expect(field('Subject')).toHaveValue('Schedule');
  expect(field('Message')).toHaveValue('She called');
  expect(field('Customer name')).toHaveValue('Noor Okafor');
});

test('the focus starts in the first field that is not filled in yet', () => {
  answerWith({});
  open();
  expect(field('Subject')).toHaveFocus();
});

test('a message that was created is not offered again', async () => {
  const sent = answerWith({ write: () => ({ status: 201, body: {} }) });
  await leaveHalfWritten();
  const { unmount } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Create message' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { userId: noor.value, subject: 'Schedule', message: 'She called' },
  ]);
  unmount();
  open();
  expect(field('Message')).toHaveValue('');
});
