import '@testing-library/jest-dom';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { orderSample } from '../testing/samples';
import { DueDate } from './due-date';

const first = orderSample();

/**
 * @param stored the order as the server has it; each save takes a second
 */
function show(shown: Order, stored = shown) {
  let row = stored;
  const writes = answerWith({
    write: async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const { version, ...change } = body as Order;
      if (version !== row.version) return { status: 409, body: { message: '', current: row } };
      row = { ...row, ...change, version: version + 1 };
      return { status: 200, body: row };
    },
  });
  const onConflict = jest.fn();
  const { unmount } = render(
    <PanelFrame>
      <DueDate order={shown} onConflict={onConflict} />
    </PanelFrame>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Due');
  return {
    input,
    close: unmount,
    onConflict,
    enter: (value: string) => {
      fireEvent.change(input, { target: { value } });
      fireEvent.keyDown(input, { key: 'Enter' });
    },
    sent: () => writes.map(({ body }) => (body as Order).dueOn),
    stored: () => row,
  };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a date entered while the previous one is saved is saved after it', async () => {
  const { input, enter, sent, stored } = show(first);
  enter('2026-12-01');
  await pass(500);
  enter('2026-12-02');
  await pass(2000);
  expect(sent()).toEqual(['2026-12-01', '2026-12-02']);
  expect(stored()).toMatchObject({ dueOn: '2026-12-02', version: 3 });
  expect(input).toHaveValue('2026-12-02');
});

test('a conflict of two dates is shown once, with the later date', async () => {
  const order = { ...first, id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d' };
  const theirs = { ...order, version: 2, projectBrief: 'Theirs' };
  const { enter, onConflict } = show(order, theirs);
  enter('2026-12-01');
  await pass(500);
  enter('2026-12-02');
  await pass(3000);
  expect(onConflict).toHaveBeenCalledTimes(1);
  expect(onConflict).toHaveBeenCalledWith(
    expect.objectContaining({ change: { dueOn: '2026-12-02' }, conflictsWith: theirs }),
  );
});

describe('a date that is typed when the order is closed', () => {
  test.each([
    ['is saved if it is whole', '2026-12-01', ['2026-12-01']],
    ['is not saved while its year is typed', '0202-12-01', []],
    ['is not saved as no date', '', []],
  ])('%s', async (_what, value, expected) => {
    const { input, close, sent } = show(orderSample({ dueOn: '2026-11-30' }));
    fireEvent.change(input, { target: { value } });
    close();
    await pass(2000);
    expect(sent()).toEqual(expected);
  });

  test('is not saved if Escape closes it', async () => {
    const { input, close, sent } = show(orderSample({ dueOn: '2026-11-30' }));
    fireEvent.change(input, { target: { value: '2026-12-01' } });
    fireEvent.keyDown(input, { key: 'Escape' });
    close();
    await pass(2000);
    expect(sent()).toEqual([]);
  });

  test('is saved once if the field was left before', async () => {
    const { input, close, sent } = show(orderSample());
    fireEvent.change(input, { target: { value: '2026-12-01' } });
    fireEvent.blur(input);
    close();
    await pass(2000);
    expect(sent()).toEqual(['2026-12-01']);
  });
});

describe('a due date of which the browser reports no value', () => {
  const due = { ...first, id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1e', dueOn: '2026-12-01' };

  /** @param badInput whether a part of the date is still there */
  const empty = (input: HTMLInputElement, badInput: boolean) => {
    Object.defineProperty(input, 'validity', { value: { badInput } });
    fireEvent.change(input, { target: { value: '' } });
  };

  test.each(['blur', 'Enter'])('is not saved at %s if a part is left', async (end) => {
    const { input, sent } = show(due);
    empty(input, true);
    if (end === 'blur') fireEvent.blur(input);
    else fireEvent.keyDown(input, { key: end });
    await pass(2000);
    expect(sent()).toEqual([]);
    expect(input).toHaveValue('2026-12-01');
  });

  test('is saved as no date if it is empty', async () => {
    const { input, sent } = show(due);
    empty(input, false);
    fireEvent.blur(input);
    await pass(2000);
    expect(sent()).toEqual(['']);
  });
});
