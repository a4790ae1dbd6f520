import '@testing-library/jest-dom';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { orderSample } from '../testing/samples';
import { type OrderEdit, OrderEditDialog } from './order-edit-dialog';

const order = orderSample();
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

test('a half-written edit does not replace a version that a colleague saved later', async () => {
  await leaveHalfWritten();
  render(frame({ order: newer }));
  expect(brief()).toHaveValue('Theirs');
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
