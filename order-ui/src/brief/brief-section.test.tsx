import '@testing-library/jest-dom';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { orderFailures } from '@northcast/shared-contracts/content/texts/order-toasts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { details, OrderFrame, placed } from '../test/order-frame';
import { BriefSection } from './brief-section';

const send = jest.fn();
const showToast = jest.fn();
const showFailure = jest.fn(() => ({}));

const show = (order: OrderDetails) =>
  render(
    <OrderFrame
      calls={{ useEditBriefMutation: () => [send] }}
      showFailure={showFailure}
      showToast={showToast}
    >
      <BriefSection order={order} />
    </OrderFrame>,
  );

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
});

const conflict = (current?: object) => ({
  error: { status: 409, message: '409:', problem: { message: 'Changed', current } },
});

async function write(words: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit brief' }));
  const field = screen.getByLabelText('Your brief');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, words);
  return user;
}

test('is saved on top of the version that was seen, then the heading has the focus', async () => {
  send.mockResolvedValue({ data: details() });
  show(details());
  const user = await write('Six seconds');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  expect(send).toHaveBeenCalledWith({
    id: placed.id,
    body: { projectBrief: 'Six seconds', version: 1 },
  });
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ description: 'Your brief has been changed.' }),
  );
  expect(screen.getByRole('heading', { name: 'Project brief' })).toHaveFocus();
});

test('what was typed is there again, until it is discarded', async () => {
  const { unmount } = show(details());
  await write('Six seconds');
  unmount();
  show(details());
  expect(screen.getByLabelText('Your brief')).toHaveValue('Six seconds');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByText(placed.projectBrief)).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is lost to somebody else’s brief: both are shown, and the own is sent on top of it', async () => {
  send.mockResolvedValueOnce(conflict({ projectBrief: 'Theirs', version: 4 }));
  send.mockResolvedValueOnce({ data: details() });
  show(details());
  const user = await write('Mine');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  expect(screen.getByRole('alert', { name: /Someone else/ })).toHaveTextContent('Theirs');
  expect(screen.getByLabelText('Your brief')).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
  expect(send).toHaveBeenLastCalledWith({
    id: placed.id,
    body: { projectBrief: 'Mine', version: 4 },
  });
});

test('a change of anything else is no conflict', async () => {
  send.mockResolvedValueOnce(conflict({ projectBrief: placed.projectBrief, version: 3 }));
  send.mockResolvedValueOnce({ data: details() });
  show(details());
  const user = await write('Mine');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  expect(send.mock.calls.map(([{ body }]) => body.version)).toEqual([1, 3]);
  expect(screen.queryByRole('alert', { name: /Someone else/ })).toBeNull();
});

test('a refusal is shown, and the words stay', async () => {
  send.mockResolvedValueOnce(conflict());
  show(details());
  const user = await write('Too late');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  expect(showFailure).toHaveBeenCalledWith(orderFailures.editBrief, expect.anything(), [
    'projectBrief',
  ]);
  expect(screen.getByLabelText('Your brief')).toHaveValue('Too late');
});

test('a brief cannot be changed once the order is confirmed', () => {
  show(details({ canEditBrief: false }));
  expect(screen.queryByRole('button')).toBeNull();
});
