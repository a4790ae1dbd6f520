import type { Delivery, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderCallsProvider } from '../calls/order-calls';
import { Decision } from './decision';

const lost = { error: { status: 'FETCH_ERROR' } };
const order = { order: { id: 'order' }, revisions: { included: 3, used: 0 } } as OrderDetails;
const delivery = { id: 'delivery', version: 1 } as Delivery;

/** The first response of each call is lost. */
function setUp() {
  const approve = jest.fn().mockResolvedValueOnce(lost).mockResolvedValue({});
  const ask = jest.fn().mockResolvedValueOnce(lost).mockResolvedValue({});
  const calls = {
    useApproveDeliveryMutation: () => [approve, { isLoading: false }],
    useAskForRevisionMutation: () => [ask, { isLoading: false }],
  };
  const onDecided = jest.fn();
  render(
    <HostContext.Provider value={{ showToast: () => undefined } as never}>
      <OrderCallsProvider value={{ calls, useFailure: () => () => undefined } as never}>
        <Decision order={order} delivery={delivery} onDecided={onDecided} />
      </OrderCallsProvider>
    </HostContext.Provider>,
  );
  return { approve, ask, onDecided };
}

const keysOf = (call: jest.Mock) => call.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
const press = async (name: string) => {
  const buttons = screen.getAllByRole('button', { name });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};

it('an approval is repeated with the same idempotency key after a lost response', async () => {
  const { approve, onDecided } = setUp();
  for (const _ of ['lost', 'again']) {
    await press('Approve');
    await press('Approve version 1');
  }
  const [first, second] = keysOf(approve);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(onDecided).toHaveBeenCalledTimes(1);
});

it('a revision request with the same text is repeated with the same idempotency key', async () => {
  const { ask } = setUp();
  await press('Ask for a revision');
  await userEvent.type(screen.getByLabelText('What is to change?'), 'Please cut the introduction.');
  await press('Ask for a revision');
  await press('Ask for a revision');
  const [first, second] = keysOf(ask);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});
