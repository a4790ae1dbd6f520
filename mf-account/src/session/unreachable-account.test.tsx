import '@testing-library/jest-dom';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnreachableAccount } from './unreachable-account';

test('Retry is busy until the server has been asked again', async () => {
  const { promise, resolve } = deferred();
  const host = testHost({ refreshSession: () => promise });
  render(<UnreachableAccount />, {
    wrapper: ({ children }) => <HostContext value={host}>{children}</HostContext>,
  });
  const retry = screen.getByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  expect(retry).toBeDisabled();
  await act(async () => resolve());
  expect(retry).toBeEnabled();
});
