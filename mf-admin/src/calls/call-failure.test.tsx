import '@testing-library/jest-dom';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { Host } from '@northcast/shared-contracts/host/host';
import { act, render, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { answerWith, PanelFrame, panelStore } from '../testing/panel-frame';
import { adminApi } from './admin-api';
import { useCallFailure, useSessionEnd, withReason } from './call-failure';

const refused: CallError = { status: 403, message: '403:', problem: problem({}) };
const toConfirm: CallError = { ...refused, problem: problem({ stepUp: ['totp'] }) };
const toSetUp: CallError = { ...refused, problem: problem({ setUp: 'second-factor' }) };
const ended: CallError = { status: 401, message: '401:' };

function problem(change: Partial<NonNullable<CallError['problem']>>) {
  return { type: '', title: '', status: 403, message: 'Not in your role', ...change };
}

/** Several reads of one page, which fail with the given error. */
function Reads({ errors }: { readonly errors: readonly CallError[] }) {
  return errors.map((error, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the reads of a page keep their places.
    <Read key={index} error={error} />
  ));
}

function Read({ error }: { readonly error: CallError }) {
  useSessionEnd(error);
  return null;
}

const refreshSession = jest.fn(async () => undefined);
const sessionEnded = jest.fn();
const showToast = jest.fn();

/** The panel; each render has another host, as after a refresh of the session. */
const frame = (content: ReactNode, host: Partial<Host> = {}) => (
  <PanelFrame host={{ refreshSession: () => refreshSession(), sessionEnded, showToast, ...host }}>
    {content}
  </PanelFrame>
);

beforeEach(() => jest.clearAllMocks());

test('reads that the role forbids read the session again, once for all of them', async () => {
  const errors = [refused, { ...refused }];
  const { rerender } = render(frame(<Reads errors={errors} />));
  await act(async () => undefined);
  rerender(frame(<Reads errors={errors} />));
  await act(async () => undefined);
  expect(refreshSession).toHaveBeenCalledTimes(1);
  rerender(frame(<Reads errors={[refused, { ...refused }]} />));
  expect(refreshSession).toHaveBeenCalledTimes(2);
});

test.each([
  ['a confirmation', toConfirm],
  ['a second factor', toSetUp],
])('a read that only needs %s does not read the session again', (_name, error) => {
  render(frame(<Reads errors={[error]} />));
  expect(refreshSession).not.toHaveBeenCalled();
});

test('an ended session is reported once, whatever host there is by then', () => {
  const { rerender } = render(frame(<Reads errors={[ended]} />));
  rerender(frame(<Reads errors={[{ ...ended }, ended]} />));
  expect(sessionEnded.mock.calls).toEqual([['sessionExpired']]);
  expect(refreshSession).not.toHaveBeenCalled();
});

test('a write that the role forbids shows its message and reads the session again', () => {
  let fail: ReturnType<typeof useCallFailure> = () => ({});
  function Write() {
    fail = useCallFailure();
    return null;
  }
  render(frame(<Write />));
  fail('updateOrder', refused);
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(refreshSession).toHaveBeenCalledTimes(1);
});

test.each([
  ['a form, which shows why at the field', 1, false, 'Check the fields'],
  ['no form says why one value was refused', 1, true, 'Choose somebody else'],
  ['no form does not choose among several values', 2, true, 'Check the fields'],
])('the toast about a write with %s', (_what, count, hasReason, description) => {
  let fail: ReturnType<typeof useCallFailure> = () => ({});
  function Write() {
    fail = useCallFailure();
    return null;
  }
  render(frame(<Write />));
  const errors = ['assigneeId', 'dueOn'].map((path) => ({ path, message: 'Choose somebody else' }));
  const invalid: CallError = {
    status: 422,
    message: '422:',
    serverMessage: 'Check the fields',
    problem: problem({ errors: errors.slice(0, count) }),
  };
  fail('updateOrder', hasReason ? withReason(invalid) : invalid);
  expect(showToast.mock.calls).toMatchObject([[{ title: 'Error', description }]]);
});

test('a write that a sign-out has ended shows no failure, neither as a toast nor in its form', async () => {
  answerWith({ write: () => new Promise(() => undefined) });
  const store = panelStore();
  const ended = jest.fn();
  function Write() {
    const [revoke] = adminApi.useRevokeApiTokenMutation();
    const fail = useCallFailure();
    useEffect(() => {
      void revoke({ id: '1' }).then(({ error }) => ended(error && fail('updateOrder', error)));
    }, [revoke, fail]);
    return null;
  }
  render(
    <PanelFrame host={{ showToast }} store={store}>
      <Write />
    </PanelFrame>,
  );
  act(() => void store.dispatch(adminApi.util.resetApiState()));
  await waitFor(() => expect(ended.mock.calls).toEqual([[{}]]));
  expect(showToast).not.toHaveBeenCalled();
});
