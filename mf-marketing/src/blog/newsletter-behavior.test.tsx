import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StaticFrame } from '../static-section/static-frame';
import { ReleaseContext } from '../static-section/testing';
import { newsletterTexts } from './blog-texts';
import { Newsletter } from './newsletter';
import { newsletterBehavior } from './newsletter-behavior';
import { answerCalls } from './testing';

/** How lazy code loads. */
let connection: 'broken' | 'good' = 'broken';

jest.mock('./send-subscription', () => {
  if (connection === 'broken') throw new Error('Loading chunk send-subscription failed');
  return jest.requireActual('./send-subscription');
});

afterEach(() => jest.useRealTimers());

const form = (
  <StaticFrame attachBehavior={newsletterBehavior}>
    <Newsletter kind="list" />
  </StaticFrame>
);
const formStatus = () => within(screen.getByRole('form')).getByRole('status');
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

// A screen reader may miss the text of a region that appears together with it.
test('the status of the newsletter form is in the page before it has a text', () => {
  render(<Newsletter kind="list" />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  expect(status).toBeVisible();
});

test('the newsletter form shows an error if its code cannot be loaded, and the next press sends', async () => {
  answerCalls([[204, '']]);
  render(form, { wrapper: ReleaseContext });
  const status = formStatus();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'robin@mail.example' } });
  press();
  expect(await screen.findByText(newsletterTexts.failed)).toBe(status);
  expect(status).toHaveAttribute('data-failed');

  connection = 'good';
  press();
  expect(await screen.findByText(newsletterTexts.sent)).toBe(status);
  expect(status).not.toHaveAttribute('data-failed');
});

test.each([
  [204, newsletterTexts.sent],
  [503, newsletterTexts.failed],
])(
  'the result of a subscription (%d) leaves the focus outside the form alone',
  async (code, text) => {
    connection = 'good';
    let answer = () => {};
    const response = new Promise<Response>((resolve) => {
      const headers = new Headers();
      const empty = { ok: code < 300, status: code, statusText: '', headers, text: async () => '' };
      answer = () => resolve(empty as Response);
    });
    const fetch = jest.fn(() => response);
    globalThis.fetch = fetch;
    render(
      <>
        {form}
        <button type="button">Elsewhere</button>
      </>,
      { wrapper: ReleaseContext },
    );
    press();
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    answer();
    expect(await screen.findByText(text)).toBeVisible();
    expect(elsewhere).toHaveFocus();
  },
);

test('an address is marked as invalid after a validation problem, and not after another failure', async () => {
  connection = 'good';
  const message = 'Please enter a valid email address';
  const problem = { status: 422, message, errors: [{ path: 'email', message }] };
  answerCalls([
    [422, problem],
    [503, ''],
  ]);
  render(form, { wrapper: ReleaseContext });
  press();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox')).toBeInvalid();
  press();
  expect(await screen.findByText(newsletterTexts.failed)).toBeVisible();
  expect(screen.getByRole('textbox')).toBeValid();
});

/** Resolves when `fetch` is called; the call then waits until it is aborted. */
function hangingRequest(): Promise<void> {
  return new Promise((resolve) => {
    globalThis.fetch = (_address, request) =>
      new Promise((_, reject) => {
        request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
        resolve();
      });
  });
}

test('a form whose answer does not come says that it is sending, and then shows an error', async () => {
  jest.useFakeTimers();
  connection = 'good';
  const requested = hangingRequest();
  render(form, { wrapper: ReleaseContext });
  const status = formStatus();
  status.toggleAttribute('data-failed', true);
  screen.getByRole('button').focus();
  press();
  await act(() => requested);
  expect(status).toHaveTextContent(newsletterTexts.sending);
  expect(status).not.toHaveAttribute('data-failed');
  await act(() => jest.advanceTimersByTimeAsync(29_999));
  expect(status).toHaveTextContent(newsletterTexts.sending);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(status).toHaveTextContent(newsletterTexts.failed);
  expect(status).toHaveAttribute('data-failed');
  expect(screen.getByRole('button')).toBeEnabled();
  expect(screen.getByRole('form')).toContainElement(document.activeElement as HTMLElement);
});
