import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SessionExpiry, useFailure } from './use-failure';

const showToast = jest.fn();
const expire = jest.fn();

/** Reports a failed change. */
function fail(error: object): void {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HostContext value={testHost({ showToast })}>
      <SessionExpiry value={expire}>{children}</SessionExpiry>
    </HostContext>
  );
  renderHook(useFailure, { wrapper }).result.current('accountChange', error);
}

beforeEach(() => jest.clearAllMocks());

test('a failed change is reported', () => {
  fail({ status: 500, message: '500:', serverMessage: 'Try later' });
  expect(showToast.mock.calls).toMatchObject([[{ description: 'Try later' }]]);
  expect(expire).not.toHaveBeenCalled();
});

test('a change that finds no session ends it, without a failure', () => {
  fail({ status: 401, message: '401:' });
  expect(expire).toHaveBeenCalledTimes(1);
  expect(showToast).not.toHaveBeenCalled();
});

test('a change that the end of the session has aborted shows no failure', () => {
  fail({ name: 'AbortError', message: 'Aborted' });
  expect(showToast).not.toHaveBeenCalled();
});
