import '@testing-library/jest-dom';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { adminStore } from '../calls/admin-api';
import { Page } from './mail-page';

const waiting = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  toName: 'Ada Kwon',
  toAddress: 'ada@example.com',
  text: '',
  subject: 'Your order',
  status: 'waiting',
  attempts: 0,
  createdAt: '2026-11-22T10:00:00.000Z',
};

let isDown = true;
globalThis.fetch = async () =>
  ({
    ok: !isDown,
    status: isDown ? 503 : 200,
    statusText: '',
    headers: new Headers({ 'X-Total-Count': '1' }),
    text: async () => (isDown ? '' : JSON.stringify([waiting])),
  }) as Response;

test('Retry reloads the mails and the state of the mail server', async () => {
  const { reducerPath, reducer, middleware } = adminStore;
  const store = configureStore({
    reducer: { [reducerPath]: reducer },
    middleware: (standard) => standard().concat(middleware),
  });
  render(
    <Provider store={store}>
      <HostContext value={testHost()}>
        <MemoryRouter initialEntries={['/admin/mail']}>
          <Page />
        </MemoryRouter>
      </HostContext>
    </Provider>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(await screen.findByText('No mail server is set up: mails wait here.')).toBeVisible();
});
