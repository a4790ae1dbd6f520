import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { adminApi } from '../calls/admin-api';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { useDeletion } from './use-deletion';

const showToast = jest.fn();
const deleted = { title: 'Deleted' };
const missing = { status: 404, message: '404:', serverMessage: 'Not found' };
/** Responds to the calls that are under way. */
let respond: () => void;
/** A server with one row. */
const remove = jest.fn();
const confirm = jest.fn();

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <PanelFrame host={{ showToast }}>{children}</PanelFrame>
);
const texts = { question: 'Sure?', deleted, failure: 'deleteOrder' } as const;
const deletion = () => renderHook(() => useDeletion({ ...texts, remove }), { wrapper }).result;

/** The deletion of members of a team that is read. */
function memberDeletion() {
  const { result } = renderHook(
    () => {
      const [removeMember] = adminApi.useRemoveMemberMutation();
      const { isFetching } = adminApi.useTeamQuery();
      return { isFetching, press: useDeletion({ ...texts, remove: removeMember }) };
    },
    { wrapper },
  );
  return result;
}

beforeEach(() => {
  jest.resetAllMocks();
  window.confirm = confirm.mockReturnValue(true);
  const { promise: responding, resolve: release } = deferred();
  respond = release;
  remove.mockImplementation(async () => {
    const isFirst = remove.mock.calls.length === 1;
    await responding;
    return isFirst ? {} : { error: missing };
  });
});

test('a second press while a row is being deleted asks, sends and reports nothing', async () => {
  const { current: press } = deletion();
  const both = Promise.all([press('1'), press('1')]);
  await act(async () => respond());
  expect(await both).toEqual([true, false]);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(showToast.mock.calls).toEqual([[deleted]]);
});

test('another row can be deleted meanwhile, and the same one again after a failure', async () => {
  const { current: press } = deletion();
  const both = Promise.all([press('1'), press('2')]);
  await act(async () => respond());
  expect(await both).toEqual([true, false]);
  await act(() => press('2'));
  expect(remove.mock.calls).toEqual([[{ id: '1' }], [{ id: '2' }], [{ id: '2' }]]);
});

test('a second press before the list is read again sends nothing, a later one does', async () => {
  const { promise: reading, resolve: readAgain } = deferred();
  let reads = 0;
  const sent = answerWith({
    read: async () => {
      reads += 1;
      if (reads > 1) await reading;
      return [];
    },
  });
  const result = memberDeletion();
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  await act(() => result.current.press('1'));
  await act(() => result.current.press('1'));
  expect(sent).toHaveLength(1);
  await act(async () => readAgain());
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  // Such as a person who was removed and has joined again.
  await act(() => result.current.press('1'));
  expect(sent).toHaveLength(2);
  expect(showToast.mock.calls).toEqual([[deleted], [deleted]]);
});

test('a second press while another row is being deleted, which postpones the read, sends nothing', async () => {
  const { promise: deleting, resolve: deleteOther } = deferred();
  const sent = answerWith({
    write: async ({ path }) => {
      if (path.endsWith('2')) await deleting;
      return { status: 204 };
    },
  });
  const result = memberDeletion();
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  act(() => void result.current.press('2'));
  await act(() => result.current.press('1'));
  await act(() => result.current.press('1'));
  expect(sent.map(({ path }) => path.slice(-1))).toEqual(['2', '1']);
  await act(async () => deleteOther());
  await waitFor(async () => {
    await act(() => result.current.press('1'));
    expect(sent).toHaveLength(3);
  });
});

test('after a failure that makes nothing stale, the same row can be deleted while a read hangs', async () => {
  const { promise: reading, resolve: readTeam } = deferred();
  const sent = answerWith({
    read: async () => {
      await reading;
      return [];
    },
    write: () => ({ status: 503, body: {} }),
  });
  const result = memberDeletion();
  await act(() => result.current.press('1'));
  await act(() => result.current.press('1'));
  expect(sent).toHaveLength(2);
  await act(async () => readTeam());
});
