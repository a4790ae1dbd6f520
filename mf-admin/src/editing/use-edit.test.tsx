import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PanelFrame } from '../testing/panel-frame';
import { useEdit } from './use-edit';

interface Row {
  readonly version: number;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const lost = { error: { status: 0, message: '0: Network error' } };
const current = { version: 2 };
const conflict = { error: { status: 409, message: '409:', problem: { message: 'No', current } } };
const save = jest.fn();
const showToast = jest.fn();

const edit = () =>
  renderHook(
    () =>
      useEdit<Row, { text: string }>({
        row: { version: 1 },
        isRow,
        save,
        saved: { title: 'Saved' },
        failure: 'updateOrder',
        onSaved: () => undefined,
      }),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <PanelFrame host={{ showToast }}>{children}</PanelFrame>
      ),
    },
  );

/** The idempotency keys of the saves so far. */
const keys = () => save.mock.calls.map(([, , key]) => key);

beforeEach(() => {
  showToast.mockReset();
  save.mockReset().mockResolvedValue(lost);
});

test('a save without a response is repeated with its key, and other values have another', async () => {
  const { result: form } = edit();
  for (const text of ['Mine', 'Mine', 'Mine, longer']) {
    await act(() => form.current.submit({ text }));
  }
  expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys()[0], expect.any(String)]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('the same values on top of another version have another key', async () => {
  save.mockResolvedValueOnce(conflict);
  const { result: form } = edit();
  await act(() => form.current.submit({ text: 'Mine' }));
  expect(form.current.serverVersion).toBe(current);
  act(() => form.current.resolve());
  await act(() => form.current.submit({ text: 'Mine' }));
  expect(save).toHaveBeenLastCalledWith({ text: 'Mine' }, current, keys()[1]);
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('a conflict is reported if its form was closed before the response', async () => {
  const { promise, resolve: release } = deferred<typeof conflict>();
  save.mockReturnValueOnce(promise);
  const { result: form, unmount } = edit();
  const saving = form.current.submit({ text: 'Mine' });
  unmount();
  release(conflict);
  await saving;
  expect(showToast.mock.calls).toMatchObject([[{ tone: 'destructive' }]]);
});
