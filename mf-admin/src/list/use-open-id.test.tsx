import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { useOpenId } from './use-query-navigation';

const list = '/admin/orders';

/** Closes the row that was open at the last render. */
let close = () => {};

function Rows() {
  const row = useOpenId('details');
  close = row.close;
  return ['7', '8'].map((id) => (
    <button key={id} type="button" onClick={() => row.open({ id })}>
      {`Open ${id}`}
    </button>
  ));
}

beforeEach(() => {
  history.replaceState(null, '', '/admin');
  history.pushState(null, '', list);
  render(
    <BrowserRouter>
      <Rows />
    </BrowserRouter>,
  );
});

const address = () => `${location.pathname}${location.search}`;
const open = (id: string) => fireEvent.click(screen.getByRole('button', { name: `Open ${id}` }));
const closeRow = () => act(() => close());

test('a late response for one row does not close the row that was opened after it', () => {
  open('7');
  const closeFirst = close;
  open('8');
  act(() => closeFirst());
  expect(address()).toBe(`${list}?details=8`);
});

test('opened and closed rows leave no history entries', async () => {
  const { length } = history;
  for (const id of ['7', '8', '7']) {
    open(id);
    expect(address()).toBe(`${list}?details=${id}`);
    closeRow();
    await waitFor(() => expect(address()).toBe(list));
  }
  expect(history.length).toBe(length + 1);
});

test('a row that is closed twice at once goes back once', async () => {
  open('7');
  closeRow();
  closeRow();
  await waitFor(() => expect(address()).toBe(list));
});

test('closing a row that was opened in place of another one does not open that one', () => {
  open('7');
  open('8');
  closeRow();
  expect(address()).toBe(list);
});
