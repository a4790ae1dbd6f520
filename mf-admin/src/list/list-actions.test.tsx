import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { ExportLink } from './list-actions';
import { useListState } from './use-list-state';

const sessionEnded = jest.fn();
const showToast = jest.fn();
const download = jest.fn();

function Export() {
  const control = useListState({ sortable: ['createdAt'], statuses: [] });
  return <ExportLink endpoint={endpoints.exportOrders} control={control} />;
}

async function press() {
  render(
    <PanelFrame host={{ sessionEnded, showToast }}>
      <Export />
    </PanelFrame>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Export CSV' }));
}

beforeEach(() => {
  jest.resetAllMocks();
  HTMLAnchorElement.prototype.click = download;
});

test('a user whose second factor is confirmed gets the list', async () => {
  answerWith({ read: () => ({ isConfirmed: true, passkeys: [] }) });
  await press();
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
  expect(showToast).not.toHaveBeenCalled();
});

test('a second press while an export is under way starts no other download', async () => {
  const { promise: reading, resolve: read } = deferred();
  answerWith({
    read: async () => {
      await reading;
      return { isConfirmed: true, passkeys: [] };
    },
  });
  await press();
  await userEvent.click(screen.getByRole('link', { name: 'Export CSV' }));
  await act(async () => read());
  await waitFor(() => expect(download).toHaveBeenCalled());
  expect(download).toHaveBeenCalledTimes(1);
});

test('a second press takes the place of one whose check never ends', async () => {
  let reads = 0;
  answerWith({
    read: () => {
      reads += 1;
      return reads === 1 ? new Promise(() => undefined) : { isConfirmed: true, passkeys: [] };
    },
  });
  await press();
  await userEvent.click(screen.getByRole('link', { name: 'Export CSV' }));
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
});

test('an export without a connection shows why there is no file', async () => {
  answerWith({
    read: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await press();
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  expect(showToast.mock.calls).toMatchObject([[{ description: 'Failed to export the list' }]]);
  expect(download).not.toHaveBeenCalled();
});

test('an export after the end of the session tells the shell', async () => {
  globalThis.fetch = async () =>
    ({ ok: false, status: 401, headers: new Headers(), text: async () => '' }) as Response;
  await press();
  await waitFor(() => expect(sessionEnded).toHaveBeenCalledTimes(1));
  expect(download).not.toHaveBeenCalled();
});
