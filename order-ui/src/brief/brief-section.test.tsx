import '@testing-library/jest-dom';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { orderFailures } from '@northcast/shared-contracts/content/texts/order-toasts';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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
      <input aria-label="Search" />
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

test('a brief in a script from right to left is shown in its direction', () => {
  const projectBrief = 'שלום, בבקשה!';
  show(details({ order: { ...placed, projectBrief } }));
  expect(screen.getByText(projectBrief)).toHaveAttribute('dir', 'auto');
});

test('saving sends the version that was read, shows a toast and focuses the heading', async () => {
  send.mockResolvedValue({ data: details() });
  show(details());
  const user = await write('Six seconds');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  expect(send).toHaveBeenCalledWith({
    id: placed.id,
    body: { projectBrief: 'Six seconds', version: 1 },
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ description: 'Your brief has been changed.' }),
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Project brief' })).toHaveFocus());
});

test('a late response leaves the focus where the user has moved it', async () => {
  const answer = deferred<object>();
  send.mockReturnValueOnce(answer.promise);
  show(details());
  const user = await write('Six seconds');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  await user.click(screen.getByLabelText('Search'));
  answer.resolve({ data: details() });
  await waitFor(() => expect(screen.queryByLabelText('Your brief')).toBeNull());
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('the typed brief is restored after a remount until the changes are discarded', async () => {
  const { unmount } = show(details());
  await write('Six seconds');
  unmount();
  show(details());
  expect(screen.getByLabelText('Your brief')).toHaveValue('Six seconds');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByText(placed.projectBrief)).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('a conflict shows both briefs, and “Keep my changes” sends the new version number', async () => {
  send.mockResolvedValueOnce(conflict({ projectBrief: 'Theirs', version: 4 }));
  send.mockResolvedValueOnce({ data: details() });
  show(details());
  const user = await write('Mine');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  expect(screen.getByRole('alert', { name: /Someone else/ })).toHaveTextContent('Theirs');
  expect(screen.getByLabelText('Your brief')).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
  expect(send.mock.lastCall).toMatchObject([{ body: { projectBrief: 'Mine', version: 4 } }]);
});

test('each refused save leads back to the choice between two briefs', async () => {
  send.mockResolvedValue(conflict({ projectBrief: 'Theirs', version: 4 }));
  show(details());
  const user = await write('Mine');
  for (const _attempt of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Save brief' }));
    expect(screen.getByRole('alert', { name: /Someone else/ })).toHaveFocus();
  }
});

test('“Use theirs” takes the other brief and focuses its field', async () => {
  send.mockResolvedValueOnce(conflict({ projectBrief: 'Theirs', version: 4 }));
  show(details());
  const user = await write('Mine');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  await user.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(screen.getByLabelText('Your brief')).toHaveValue('Theirs');
  expect(screen.getByLabelText('Your brief')).toHaveFocus();
});

test('the field has the focus when “Keep my changes” fails', async () => {
  send.mockResolvedValueOnce(conflict({ projectBrief: 'Theirs', version: 4 }));
  send.mockResolvedValueOnce({ error: { status: 500, message: '500:' } });
  show(details());
  const user = await write('Mine');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
  expect(showFailure).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Your brief')).toHaveFocus();
});

test('a 409 with an unchanged brief is retried with the new version, without an alert', async () => {
  send.mockResolvedValueOnce(conflict({ projectBrief: placed.projectBrief, version: 3 }));
  send.mockResolvedValueOnce({ data: details() });
  show(details());
  const user = await write('Mine');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  expect(send.mock.calls.map(([{ body }]) => body.version)).toEqual([1, 3]);
  expect(screen.queryByRole('alert', { name: /Someone else/ })).toBeNull();
});

const keys = () => send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

test('after a lost response, the same brief is sent again with the same idempotency key', async () => {
  send.mockResolvedValueOnce({ error: { status: 0, message: '0: Network error' } });
  send.mockResolvedValueOnce({ data: details() });
  show(details());
  const user = await write('Mine');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys()[0]]);
});

test('a conflict with the same brief counts as saved', async () => {
  send.mockResolvedValueOnce(conflict({ projectBrief: 'Mine', version: 2 }));
  show(details());
  const user = await write('Mine ');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  expect(screen.queryByRole('alert', { name: /Someone else/ })).toBeNull();
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ description: 'Your brief has been changed.' }),
  );
  expect(send).toHaveBeenCalledTimes(1);
});

test('an error on saving is reported, and the typed brief is kept', async () => {
  send.mockResolvedValueOnce(conflict());
  show(details());
  const user = await write('Too late');
  await user.click(screen.getByRole('button', { name: 'Save brief' }));
  expect(showFailure).toHaveBeenCalledWith(orderFailures.editBrief, expect.anything(), [
    'projectBrief',
  ]);
  expect(screen.getByLabelText('Your brief')).toHaveValue('Too late');
});

test('a brief being typed stays readable when the order is confirmed, until it is discarded', async () => {
  const frame = (order: OrderDetails) => (
    <OrderFrame calls={{ useEditBriefMutation: () => [send] }}>
      <BriefSection order={order} />
    </OrderFrame>
  );
  const { rerender } = render(frame(details()));
  const user = await write('Six seconds');
  rerender(frame(details({ canEditBrief: false })));
  expect(screen.getByLabelText('Your brief')).toHaveValue('Six seconds');
  expect(screen.getByLabelText('Your brief')).toHaveFocus();
  expect(screen.getByText(/cannot be changed any more/)).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('button', { name: 'Save brief' })).toBeDisabled();
  fireEvent.submit(screen.getByRole('form', { name: 'Project brief' }));
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByText(placed.projectBrief)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Project brief' })).toHaveFocus();
});

test('the edit button is hidden when the brief cannot be edited', () => {
  show(details({ canEditBrief: false }));
  expect(screen.queryByRole('button')).toBeNull();
});
