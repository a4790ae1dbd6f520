import '@testing-library/jest-dom';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { orderSample } from '../testing/samples';
import { type OrderEdit, OrderEditDialog } from './order-edit-dialog';
import { useOrderChange } from './use-order-change';

const order = orderSample();
const mia = { id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d', name: 'Mia Okafor' };
const ben = { id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1e', name: 'Ben Adu' };
const newer = { ...order, version: 2, projectBrief: 'Theirs' };

const frame = (edit: OrderEdit) => (
  <PanelFrame>
    <OrderEditDialog edit={edit} onClose={() => undefined} />
  </PanelFrame>
);

const notice = () => within(screen.getByRole('alert', { name: problems.stale }));
const brief = () => screen.getByLabelText('Project brief');

/** Adds words to the brief, and leaves the page. */
async function leaveHalfWritten() {
  const { unmount } = render(frame({ order }));
  await userEvent.type(brief(), ', half');
  unmount();
}

beforeEach(() => {
  sessionStorage.clear();
  answerWith({});
});

test('a conflict notice that is shown again lists a date that was emptied as empty', () => {
  const { rerender } = render(frame({ order, conflictsWith: newer }));
  fireEvent.change(screen.getByLabelText('Order date and time'), { target: { value: '' } });
  rerender(frame({ order, conflictsWith: newer }));
  expect(notice().getByText('Order date').parentElement).toHaveTextContent(/YoursEmpty$/);
});

test('a half-written edit is there when it is opened again', async () => {
  await leaveHalfWritten();
  render(frame({ order }));
  expect(brief()).toHaveValue('A jingle, half');
});

test('a half-written edit conflicts with what a colleague wrote there later', async () => {
  await leaveHalfWritten();
  render(frame({ order: newer }));
  expect(notice().getByText('Project brief').parentElement).toHaveTextContent(
    'TheirsTheirsYoursA jingle, half',
  );
  await userEvent.click(notice().getByRole('button', { name: 'Use theirs' }));
  expect(brief()).toHaveValue('Theirs');
});

test('a half-written edit takes over what a colleague changed elsewhere in the order', async () => {
  const sent = answerWith({ write: ({ body }) => ({ status: 200, body }) });
  const later = { ...order, version: 3, status: 'processing', customerPhone: '+44 20' } as const;
  await leaveHalfWritten();
  const { unmount } = render(frame({ order: { ...later, version: 2, customerPhone: '+44 10' } }));
  expect(screen.queryByRole('alert', { name: problems.stale })).toBeNull();
  unmount();
  render(frame({ order: later }));
  expect(brief()).toHaveValue('A jingle, half');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    projectBrief: 'A jingle, half',
    status: 'processing',
    customerPhone: '+44 20',
    version: 3,
  });
  expect(sessionStorage).toHaveLength(0);
});

test('a half-written edit starts again from its version while the list shows an older one', async () => {
  const { unmount } = render(frame({ order: newer }));
  await userEvent.type(brief(), ', half');
  unmount();
  render(frame({ order }));
  expect(brief()).toHaveValue('Theirs, half');
});

test('a half-written edit outlasts own changes in the list and their undo', async () => {
  const changed = { ...order, version: 2, status: 'processing' } as const;
  const id = order.id;
  answerWith({
    write: ({ method }) =>
      method === 'PUT'
        ? { status: 200, body: changed }
        : {
            status: 200,
            body: {
              changed: [
                { id, version: 3, before: 'processing', status: 'pending', dueOnBefore: '' },
              ],
              left: [],
            },
          },
  });
  await leaveHalfWritten();
  const showToast = jest.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PanelFrame host={{ showToast }}>{children}</PanelFrame>
  );
  const { result } = renderHook(() => useOrderChange(order, () => undefined), { wrapper });
  await act(() => result.current.save({ status: 'processing' }));
  await act(() => showToast.mock.calls[0]?.[0].action.onPress());
  expect(showToast).toHaveBeenCalledTimes(2);
  render(frame({ order: { ...order, version: 3 } }));
  expect(screen.queryByRole('alert', { name: problems.stale })).toBeNull();
  expect(brief()).toHaveValue('A jingle, half');
  expect(screen.getByLabelText('Status')).toHaveValue('pending');
});

test('a change of the list that is saved in the dialog leaves the half-written edit', async () => {
  const saved = { ...newer, version: 3, projectBrief: 'A jingle', dueOn: '2026-12-01' };
  const sent = answerWith({ write: () => ({ status: 200, body: saved }) });
  await leaveHalfWritten();
  const change = { dueOn: '2026-12-01' };
  const { unmount } = render(frame({ order, change, conflictsWith: newer }));
  await userEvent.click(notice().getByRole('button', { name: 'Keep my changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  render(frame({ order: saved }));
  expect(brief()).toHaveValue('A jingle, half');
});

test('a half-written edit does not replace a change of the table that was refused', async () => {
  await leaveHalfWritten();
  render(frame({ order, change: { projectBrief: 'Brass' }, conflictsWith: newer }));
  expect(brief()).toHaveValue('Brass');
});

test('a conflict of an edit that was opened again does not name the same customer', async () => {
  answerWith({ write: () => ({ status: 409, body: { message: 'Changed', current: newer } }) });
  await leaveHalfWritten();
  render(frame({ order }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('alert', { name: problems.stale });
  const terms = notice().getAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual(['Project brief']);
});

test.each([
  ['an assignee who left the team', { assigneeId: mia.id }, 'assigneeId'],
  ['a customer whose account was deleted', {}, 'userId'],
])('an edit of an order with %s is saved without naming them', async (_whose, change, path) => {
  const sent = answerWith({
    write: ({ body }) =>
      path in (body as object)
        ? { status: 422, body: { message: '', errors: [{ path, message: 'They left' }] } }
        : { status: 200, body },
  });
  const onClose = jest.fn();
  render(
    <PanelFrame>
      <OrderEditDialog edit={{ order: orderSample(change) }} onClose={onClose} />
    </PanelFrame>,
  );
  await userEvent.type(brief(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent).toHaveLength(1);
});

test('a conflict about the assignee names both people', async () => {
  answerWith({ read: ({ path }) => (path === '/api/admin/team/people' ? [mia, ben] : []) });
  const change = { assigneeId: mia.id };
  render(frame({ order, change, conflictsWith: { ...order, version: 2, assigneeId: ben.id } }));
  await waitFor(() =>
    expect(notice().getByText('Assigned to').parentElement).toHaveTextContent(
      'TheirsBen AduYoursMia Okafor',
    ),
  );
});
