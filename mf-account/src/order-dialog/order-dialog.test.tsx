import '@testing-library/jest-dom';
import { accountToasts } from '@northcast/shared-contracts/content/texts/account-toasts';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { refuseToStore } from '@northcast/shared-contracts/testing/refuse-to-store';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { api } from '../account-calls';
import { AccountFrame, emptyStore } from '../testing/account-frame';
import { OrderDialog } from './order-dialog';

const showToast = jest.fn();
/** Ends the pending request. */
let answer: () => void;
/** Empties the store, as the end of the session does. */
let endSession: () => void;

beforeEach(() => {
  sessionStorage.clear();
  showToast.mockReset();
  window.history.replaceState(null, '', '/services?order=jingle');
  globalThis.fetch = () =>
    new Promise((resolve) => {
      const text = JSON.stringify({ id: '01a1fb29-86ab-7903-95b6-d92a6e123456' });
      const placed = { ok: true, status: 201, headers: new Headers(), text: async () => text };
      answer = () => resolve(placed as Response);
    });
});

function show() {
  const store = emptyStore();
  endSession = () => void store.dispatch(api.util.resetApiState());
  const session = { status: 'authenticated', user: testUser } as const;
  return render(
    <AccountFrame host={{ session, showToast }} store={store}>
      <BrowserRouter>
        <OrderDialog slug="jingle" onClose={() => undefined} />
      </BrowserRouter>
    </AccountFrame>,
  );
}

const brief = () => screen.getByLabelText('Project brief');

async function place() {
  const { unmount } = show();
  await userEvent.type(screen.getByLabelText('Phone'), '+44 20 7946 0958');
  await userEvent.type(brief(), 'A jingle of ten seconds');
  await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
  return unmount;
}

/** Places an order, and closes its dialog by Back and opens it again before the response. */
async function reopenWhilePlacing() {
  const unmount = await place();
  unmount();
  show();
  expect(brief()).toHaveValue('A jingle of ten seconds');
}

async function finish() {
  answer();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(accountToasts.orderPlaced));
}

test('a dialog that was opened again while the order was placed leads to the order', async () => {
  await reopenWhilePlacing();
  await finish();
  expect(window.location.pathname).toBe('/dashboard/orders/6E123456');
  expect(sessionStorage).toHaveLength(0);
});

test('a dialog changed while the order was placed stays, with its text', async () => {
  await reopenWhilePlacing();
  await userEvent.type(brief(), ', with brass');
  await finish();
  expect(`${window.location.pathname}${window.location.search}`).toBe('/services?order=jingle');
  expect(brief()).toHaveValue('A jingle of ten seconds, with brass');
  expect(Object.values(sessionStorage).join()).toContain(', with brass');
});

test('a dialog in which a service was added while the order was placed stays', async () => {
  await reopenWhilePlacing();
  await userEvent.click(screen.getByRole('button', { name: 'Add another service' }));
  await userEvent.keyboard('social clip{Enter}');
  await finish();
  expect(`${window.location.pathname}${window.location.search}`).toBe('/services?order=jingle');
  expect(screen.getByRole('list', { name: 'What you order' })).toHaveTextContent('Social Clip');
  expect(Object.values(sessionStorage).join()).toContain('Social Clip');
});

test('an order that the end of the session has aborted does not count as failed', async () => {
  await place();
  act(() => endSession());
  expect(await screen.findByRole('button', { name: 'Place Order' })).toBeEnabled();
  expect(showToast).not.toHaveBeenCalled();
  expect(brief()).toHaveValue('A jingle of ten seconds');
});

test('an order leads to its page if the browser stored only a part of its text', async () => {
  refuseToStore('seconds');
  await place();
  await finish();
  jest.restoreAllMocks();
  expect(window.location.pathname).toBe('/dashboard/orders/6E123456');
});
