import '@testing-library/jest-dom';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { orderSample } from '../testing/samples';
import { RowStatus } from './status-select';

function show() {
  const order = orderSample();
  const writes = answerWith({
    write: async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const { version, ...change } = body as Order;
      return { status: 200, body: { ...order, ...change, version: version + 1 } };
    },
  });
  render(
    <PanelFrame>
      <RowStatus order={order} onConflict={jest.fn()} />
    </PanelFrame>,
  );
  const select = screen.getByRole('combobox');
  return {
    select,
    choose: (value: string) => fireEvent.change(select, { target: { value } }),
    /** Windows and Linux change a closed select at each arrow key. */
    pass: (value: string) => {
      fireEvent.keyDown(select, { key: 'ArrowDown' });
      fireEvent.change(select, { target: { value } });
    },
    sent: () => writes.map(({ body }) => (body as Order).status),
  };
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('arrow keys pass through a status without saving it', async () => {
  const { select, pass, sent } = show();
  pass('processing');
  await wait(100);
  pass('completed');
  expect(select).toHaveValue('completed');
  await wait(1000);
  expect(sent()).toEqual(['completed']);
});

test('a status chosen by pointer or Enter is saved at once', async () => {
  const { select, choose, sent } = show();
  choose('processing');
  await wait(2000);
  fireEvent.keyDown(select, { key: 'ArrowDown' });
  fireEvent.keyDown(select, { key: 'Enter' });
  choose('completed');
  await wait(2000);
  fireEvent.pointerDown(select);
  choose('cancelled');
  await wait(0);
  expect(sent()).toEqual(['processing', 'completed', 'cancelled']);
});

test('a status passed by the arrow keys is saved at once when the focus leaves it', async () => {
  const { select, pass, sent } = show();
  pass('processing');
  fireEvent.blur(select);
  await wait(0);
  expect(sent()).toEqual(['processing']);
});

test('a return to the present status saves nothing', async () => {
  const { pass, sent } = show();
  pass('processing');
  pass('pending');
  await wait(1000);
  expect(sent()).toEqual([]);
});

test('a status chosen while the previous one is saved is saved after it', async () => {
  const { select, choose, sent } = show();
  choose('processing');
  await wait(1000);
  choose('completed');
  await wait(1000);
  expect(select).toHaveValue('completed');
  await wait(5000);
  expect(sent()).toEqual(['processing', 'completed']);
});
