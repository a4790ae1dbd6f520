import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { deferred } from '../testing/deferred';
import { PanelFrame } from '../testing/panel-frame';
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
