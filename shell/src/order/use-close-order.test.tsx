import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { openedHere, useCloseOrder } from './use-close-order';

function Close() {
  const close = useCloseOrder();
  return (
    <button type="button" onClick={close}>
      Close
    </button>
  );
}

const address = () => `${location.pathname}${location.search}${location.hash}`;
const close = () => {
  render(
    <BrowserRouter>
      <Close />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
};

beforeEach(() => history.replaceState(null, '', '/services?show=video#list'));

test('closing an order that the document opened keeps the other parameters of the address', () => {
  history.pushState(null, '', '/services?show=video&order=jingle#list');
  const { length } = history;
  close();
  expect(address()).toBe('/services?show=video#list');
  expect(history.length).toBe(length);
});

test('closing an order that was opened on the page goes back to the address before', async () => {
  history.pushState({ usr: openedHere }, '', '/services?show=video&order=jingle');
  close();
  await waitFor(() => expect(address()).toBe('/services?show=video#list'));
});
