import '@testing-library/jest-dom';
import type { Quote } from '@northcast/shared-contracts/api/entities';
import { quoteLimits } from '@northcast/shared-contracts/api/quotes';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderFrame } from '../test/order-frame';
import { QuoteAnswer } from './quote-answer';

const quote = { id: 'quote', orderId: 'order', total: 400, version: 1 } as Quote;

const showToast = jest.fn();
const showFailure = jest.fn(() => ({}));

/** @param stored the state that is read after the response of an answer was lost */
function setUp(stored?: Quote['state']) {
  const answer = async () =>
    stored === undefined ? { data: quote } : { error: { status: 0, message: '0: Network error' } };
  const calls = {
    useAcceptQuoteMutation: () => [answer],
    useDeclineQuoteMutation: () => [answer],
    useLazyQuotesQuery: () => [async () => ({ data: [{ ...quote, state: stored }] })],
  };
  render(
    <OrderFrame calls={calls} showToast={showToast} showFailure={showFailure}>
      <QuoteAnswer quote={quote} />
    </OrderFrame>,
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('after Back, the focus is on Decline, and the typed signature is still there', async () => {
  setUp();
  await userEvent.type(screen.getByLabelText('Your full name'), 'Ada Kwon');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Decline');
  expect(screen.getByLabelText('Why do you decline?')).toHaveFocus();
  expect(screen.queryByLabelText('Your full name')).toBeNull();
  await press('Back');
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
  expect(screen.getByLabelText('Your full name')).toHaveValue('Ada Kwon');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('a quote that is accepted after all leaves no reason for declining it', async () => {
  setUp();
  await press('Decline');
  await userEvent.type(screen.getByLabelText('Why do you decline?'), 'Too late');
  await press('Back');
  expect(sessionStorage).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Your full name'), 'Ada Kwon');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Accept for $400');
  expect(sessionStorage).toHaveLength(0);
});

async function accept() {
  await userEvent.type(screen.getByLabelText('Your full name'), 'Ada Kwon');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Accept for $400');
}

async function decline() {
  await press('Decline');
  await userEvent.type(screen.getByLabelText('Why do you decline?'), 'Too late');
  await press('Decline the quote');
}

it.each([
  ['accepted', accept, orderToasts.quoteAccepted],
  ['declined', decline, orderToasts.quoteDeclined],
] as const)('a quote that is %s counts as such if only the response was lost', async (...row) => {
  const [state, answer, toast] = row;
  setUp(state);
  await answer();
  expect(showToast.mock.calls).toEqual([[toast]]);
  expect(showFailure).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

it.each([accept, decline])('an answer that did not arrive fails', async (answer) => {
  setUp('open');
  await answer();
  expect(showFailure).toHaveBeenCalledTimes(1);
  expect(showToast).not.toHaveBeenCalled();
});

it('a pasted reason that is too long is kept and refused', async () => {
  setUp();
  await press('Decline');
  const reason = 'x'.repeat(quoteLimits.reason.max + 1);
  await userEvent.paste(reason);
  await press('Decline the quote');
  const field = screen.getByLabelText('Why do you decline?');
  expect(field).toHaveValue(reason);
  expect(field).toHaveAccessibleDescription(/at most/);
});
