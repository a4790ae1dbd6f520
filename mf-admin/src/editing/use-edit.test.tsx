import { act, renderHook } from '@testing-library/react';
import { PanelFrame } from '../testing/panel-frame';
import { useEdit } from './use-edit';

interface Row {
  readonly version: number;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const lost = { error: { status: 0, message: '0: Network error' } };
const save = jest.fn();

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
    { wrapper: PanelFrame },
  ).result;

/** The idempotency keys of the saves so far. */
const keys = () => save.mock.calls.map(([, , key]) => key);

beforeEach(() => save.mockReset().mockResolvedValue(lost));

test('a save without a response is repeated with its key, and other values have another', async () => {
  const form = edit();
  for (const text of ['Mine', 'Mine', 'Mine, longer']) {
    await act(() => form.current.submit({ text }));
  }
  expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys()[0], expect.any(String)]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('the same values on top of another version have another key', async () => {
  const current = { version: 2 };
  const conflict = { status: 409, message: '409:', problem: { message: '', current } };
  save.mockResolvedValueOnce({ error: conflict });
  const form = edit();
  await act(() => form.current.submit({ text: 'Mine' }));
  expect(form.current.serverVersion).toBe(current);
  act(() => form.current.resolve());
  await act(() => form.current.submit({ text: 'Mine' }));
  expect(save).toHaveBeenLastCalledWith({ text: 'Mine' }, current, keys()[1]);
  expect(keys()[1]).not.toBe(keys()[0]);
});
