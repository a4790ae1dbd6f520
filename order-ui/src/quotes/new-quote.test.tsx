import '@testing-library/jest-dom';
import type { OrderDetails, OrderEvent, Quote } from '@northcast/shared-contracts/api/entities';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { details, OrderFrame } from '../test/order-frame';
import { NewQuote } from './new-quote';

const send = jest.fn();

const heading = createRef<HTMLHeadingElement>();

const section = (newest?: Quote, change: Partial<OrderDetails> = {}) => (
  <OrderFrame calls={{ useSendQuoteMutation: () => [send] }} viewer="administrator">
    <NewQuote order={details({ kind: 'quote', ...change })} newest={newest} heading={heading} />
  </OrderFrame>
);
const open = (newest?: Quote) => render(section(newest));

const begin = () => userEvent.click(screen.getByRole('button', { name: /^Write a/ }));
const description = () => screen.getByRole('textbox', { name: 'Description' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function write(text: string, price: string) {
  await userEvent.type(description(), text);
  await userEvent.type(screen.getByRole('textbox', { name: /^Price each/ }), price);
}

const keys = () => send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue({ data: {} });
});

it('a quote that was left half-written is open again, with the same key for the same quote', async () => {
  send.mockResolvedValueOnce({ error: { status: 0, message: '0: Network error' } });
  const { unmount } = open();
  await begin();
  await write('Mix and master', '400');
  await press('Send quote');
  unmount();
  open();
  expect(description()).toHaveValue('Mix and master');
  await press('Send quote');
  expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys()[0]]);
});

it.each(['Discard', 'Send quote'])('after %s, the next quote begins empty', async (end) => {
  const { unmount } = open();
  await begin();
  await write('Mix and master', '400');
  await press(end);
  expect(screen.getByRole('button', { name: 'Write a quote' })).toBeVisible();
  unmount();
  open();
  await begin();
  expect(description()).toHaveValue('');
});

it('a removed line stays removed', async () => {
  const line = { text: 'Mix', quantity: 1, unitPrice: 400 };
  const newest = { lines: [line, { ...line, text: 'Master' }], terms: 'In advance' } as Quote;
  const { unmount } = open(newest);
  await begin();
  await press('Remove line 2');
  unmount();
  open(newest);
  expect(screen.getAllByRole('group')).toHaveLength(1);
});

it('a form that was only opened is closed again', async () => {
  const { unmount } = open();
  await begin();
  unmount();
  open();
  expect(screen.getByRole('button', { name: 'Write a quote' })).toBeVisible();
});

it('a quote cannot be changed while it is sent', async () => {
  const answer = deferred<object>();
  send.mockReturnValueOnce(answer.promise);
  const line = { text: 'Mix', quantity: 1, unitPrice: 400 };
  open({ lines: [line, { ...line, text: 'Master' }], terms: 'In advance' } as Quote);
  await begin();
  await press('Send quote');
  for (const field of [...screen.getAllByRole('textbox'), screen.getByLabelText('Valid until')]) {
    expect(field).toHaveAttribute('readonly');
  }
  for (const name of ['Add a line', 'Remove line 1', 'Remove line 2']) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
  await act(async () => answer.resolve({ data: {} }));
  expect(screen.getByRole('button', { name: 'Write a new version' })).toBeVisible();
});

it('opening the form focuses its first field, and Discard focuses the button again', async () => {
  open();
  await begin();
  expect(description()).toHaveFocus();
  await press('Discard');
  expect(screen.getByRole('button', { name: 'Write a quote' })).toHaveFocus();
});

it.each([
  ['the heading gets the focus once a quote is sent', () => undefined, 'Quote'],
  ['the focus stays where the user moved it meanwhile', () => press('Answer'), 'Answer'],
])('%s', async (_what, meanwhile, focused) => {
  const answer = deferred<object>();
  send.mockReturnValueOnce(answer.promise);
  render(
    <>
      <h2 ref={heading} tabIndex={-1}>
        Quote
      </h2>
      {section()}
      <button type="button">Answer</button>
    </>,
  );
  await begin();
  await write('Mix and master', '400');
  await press('Send quote');
  await meanwhile();
  await act(async () => answer.resolve({ data: {} }));
  expect(screen.getByRole('button', { name: 'Write a quote' })).toBeVisible();
  expect(screen.getByText(focused)).toHaveFocus();
});

it('a form that is open from the start does not take the focus', async () => {
  const { unmount } = open();
  await begin();
  await write('Mix and master', '400');
  unmount();
  open();
  expect(description()).not.toHaveFocus();
});

const first = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  lines: [{ text: 'Mix', quantity: 1, unitPrice: 400 }],
  terms: 'In advance',
} as Quote;

it.each([
  ['the first quote of a colleague', undefined, first],
  ['another quote of a colleague', first, { ...first, id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d' }],
  ['an answer of the customer', first, { ...first, decidedAt: '2026-11-22T10:00:00.000Z' }],
])('%s that arrives while the form is open is announced', async (_what, newest, next) => {
  const { rerender } = open(newest);
  await begin();
  await userEvent.clear(description());
  await userEvent.type(description(), 'Mix and master');
  const warning = () => screen.queryByText(/^The quote above is new, or was answered/);
  rerender(section(newest && { ...newest }));
  expect(warning()).toBeNull();
  rerender(section(next));
  expect(warning()).toHaveAttribute('role', 'alert');
  expect(description()).toHaveValue('Mix and master');
});

const accepted = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1e',
  createdAt: '2026-11-22T10:00:00.000Z',
  kind: 'quoteAccepted',
  actorRole: 'customer',
} as OrderEvent;

it('a new version is offered if the price was agreed by a quote, not if the team has set it', async () => {
  const offer = () => screen.queryByRole('button', { name: 'Write a new version' });
  const { rerender } = render(section(first, { kind: 'service' }));
  expect(offer()).toBeNull();
  rerender(section(first, { kind: 'service', events: [accepted] }));
  expect(offer()).toBeVisible();
});

it('a quote that is being written stays if a colleague sets the price meanwhile', async () => {
  const { rerender } = open();
  await begin();
  await write('Mix and master', '400');
  rerender(section(undefined, { kind: 'service' }));
  expect(description()).toHaveValue('Mix and master');
});
