import '@testing-library/jest-dom';
import type { Delivery, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOrderCalls } from '../calls/order-calls';
import { OrderFrame } from '../test/order-frame';
import { Decision } from './decision';

const lost = { error: { status: 'FETCH_ERROR' } };
const delivery = { id: 'delivery', version: 1 } as Delivery;

beforeEach(() => sessionStorage.clear());

/** The first response of each call is lost. */
function setUp(revisions: OrderDetails['revisions'] = { included: 3, used: 0 }) {
  const order = { order: { id: 'order' }, revisions } as OrderDetails;
  const approve = jest.fn().mockResolvedValueOnce(lost).mockResolvedValue({});
  const ask = jest.fn().mockResolvedValueOnce(lost).mockResolvedValue({});
  const calls = {
    useApproveDeliveryMutation: () => [approve, { isLoading: false }],
    useAskForRevisionMutation: () => [ask, { isLoading: false }],
  };
  const showToast = jest.fn();
  const heading = { current: null };
  render(
    <OrderFrame calls={calls} showToast={showToast}>
      <Decision order={order} delivery={delivery} obstacle={undefined} heading={heading} />
    </OrderFrame>,
  );
  return { approve, ask, showToast };
}

it.each<[OrderDetails['revisions'], string]>([
  [{ included: 0, used: 0 }, 'This order includes no revisions.'],
  [{ included: 2, used: 2 }, 'All revisions are used. You can order an extra revision.'],
  [{ included: 2, used: 1 }, 'You have 1 revision left.'],
  [{ included: null, used: 9 }, 'Your order includes unlimited revisions.'],
])('with the revisions %j, the customer reads: %s', (revisions, text) => {
  setUp(revisions);
  expect(screen.getByText(text)).toBeVisible();
  const isPossible = revisions.included === null || revisions.used < revisions.included;
  const button = screen.getByRole('button', { name: 'Ask for a revision' });
  expect(button).toHaveProperty('disabled', !isPossible);
});

const keysOf = (call: jest.Mock) => call.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
const press = async (name: string) => {
  const buttons = screen.getAllByRole('button', { name });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};

it('an approval is repeated with the same idempotency key after a lost response', async () => {
  const { approve, showToast } = setUp();
  for (const _ of ['lost', 'again']) {
    await press('Approve');
    await press('Approve version 1');
  }
  const [first, second] = keysOf(approve);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(showToast).toHaveBeenCalledTimes(1);
});

it.each([
  ['an approval', 'Approve', 'Approve version 1'],
  ['a revision request', 'Ask for a revision', 'Ask for a revision'],
])('%s that a newer version overtakes refetches the versions', async (_what, open, confirm) => {
  const sent: string[] = [];
  globalThis.fetch = async (_address, { method = 'GET' } = {}) => {
    sent.push(method);
    const body = method === 'GET' ? [] : { message: 'There is a newer version.' };
    const status = method === 'GET' ? 200 : 409;
    const text = async () => JSON.stringify(body);
    return { ok: status < 300, status, headers: new Headers(), text } as Response;
  };
  const order = { order: { id: 'order' }, revisions: { included: 3, used: 0 } } as OrderDetails;
  function Versions() {
    useOrderCalls().useDeliveriesQuery({ id: 'order' });
    const heading = { current: null };
    return <Decision {...{ order, delivery, heading }} obstacle={undefined} />;
  }
  render(
    <OrderFrame>
      <Versions />
    </OrderFrame>,
  );
  await press(open);
  if (confirm === open) await userEvent.type(words(), 'Please cut the introduction.');
  await press(confirm);
  await waitFor(() => expect(sent).toEqual(['GET', 'POST', 'GET']));
});

const words = () => screen.getByLabelText('What is to change?');

it('a revision request with the same text is repeated with the same idempotency key', async () => {
  const { ask } = setUp();
  await press('Ask for a revision');
  await userEvent.type(words(), 'Please cut the introduction.');
  await press('Ask for a revision');
  await press('Ask for a revision');
  const [first, second] = keysOf(ask);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

it('the text of a revision request survives closing its dialog, until it is sent', async () => {
  const { showToast } = setUp();
  await press('Ask for a revision');
  await userEvent.type(words(), 'Please cut the introduction.');
  await userEvent.keyboard('{Escape}');
  await press('Ask for a revision');
  expect(words()).toHaveValue('Please cut the introduction.');
  await press('Ask for a revision');
  await press('Ask for a revision');
  expect(showToast).toHaveBeenCalledTimes(1);
  await press('Ask for a revision');
  expect(words()).toHaveValue('');
});

it('Cancel discards the text of a revision request', async () => {
  setUp();
  await press('Ask for a revision');
  await userEvent.type(words(), 'Please cut the introduction.');
  await press('Cancel');
  await press('Ask for a revision');
  expect(words()).toHaveValue('');
});
