import '@testing-library/jest-dom';
import type { Quote } from '@northcast/shared-contracts/api/entities';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { details, OrderFrame } from '../test/order-frame';
import { QuotesSection } from './quotes-section';

const accept = jest.fn(async () => ({}));

const quoteOf = (version: number): Quote => ({
  id: `quote-${version}`,
  orderId: 'order',
  version,
  state: 'open',
  lines: [{ text: 'Mix', quantity: 1, unitPrice: 400 }],
  total: 400,
  validUntil: '2026-12-24',
  expiresAt: '2026-12-25T00:00:00.000Z',
  terms: 'In advance',
  note: '',
  createdAt: '2026-11-22T10:00:00.000Z',
});

/** Shows a quote; the returned function shows what is read next. */
function setUp() {
  const shown = (quote: Quote) => (
    <OrderFrame
      calls={{
        useQuotesQuery: () => ({ data: [quote] }),
        useAcceptQuoteMutation: () => [accept],
        useLazyQuotesQuery: () => [jest.fn()],
      }}
    >
      <QuotesSection order={details({ kind: 'quote' })} />
    </OrderFrame>
  );
  const { rerender } = render(shown(quoteOf(1)));
  return (quote = quoteOf(2)) => rerender(shown(quote));
}

const heading = () => screen.getByRole('heading', { name: 'Quote' });

test('the heading gets the focus when a newer version replaces the focused form', async () => {
  const replace = setUp();
  await userEvent.click(screen.getByLabelText('Your full name'));
  const focus = jest.spyOn(heading(), 'focus');
  replace();
  expect(heading()).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(screen.getByRole('status')).toHaveTextContent(/^Version 2 has replaced the quote/);
});

test('the heading gets the focus when the quote is read again after it was accepted', async () => {
  const read = setUp();
  await userEvent.type(screen.getByLabelText('Your full name'), 'Ada Kwon');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Accept for $400' }));
  expect(accept).toHaveBeenCalledTimes(1);
  read({ ...quoteOf(1), state: 'accepted' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(heading()).toHaveFocus();
});

test('a newer version leaves the focus alone if it is not in the form', () => {
  const replace = setUp();
  replace();
  expect(screen.getByRole('status')).toHaveTextContent(/^Version 2 has replaced the quote/);
  expect(document.body).toHaveFocus();
});
