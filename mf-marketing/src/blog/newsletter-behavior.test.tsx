import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StaticFrame } from '../static-section/static-frame';
import { ReleaseContext } from '../static-section/testing';
import { newsletterTexts } from './blog-texts';
import { Newsletter } from './newsletter';
import { newsletterBehavior } from './newsletter-behavior';
import { answerCalls } from './testing';

/** Whether lazy code can be loaded. */
let isConnected = false;

jest.mock('./send-subscription', () => {
  if (!isConnected) throw new Error('Loading chunk send-subscription failed');
  return jest.requireActual('./send-subscription');
});

// A screen reader may miss the text of a region that appears together with it.
test('the status of the newsletter form is in the page before it has a text', () => {
  render(<Newsletter kind="list" />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  expect(status).toBeVisible();
});

test('the newsletter form shows an error if its code cannot be loaded, and the next press sends', async () => {
  answerCalls([[204, '']]);
  const { container } = render(
    <StaticFrame attachBehavior={newsletterBehavior}>
      <Newsletter kind="list" />
    </StaticFrame>,
    { wrapper: ReleaseContext },
  );
  const status = container.querySelector('[data-status]');
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'robin@mail.example' } });
  press();
  expect(await screen.findByText(newsletterTexts.failed)).toBe(status);
  expect(status).toHaveAttribute('data-failed');

  isConnected = true;
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
    isConnected = true;
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
        <StaticFrame attachBehavior={newsletterBehavior}>
          <Newsletter kind="list" />
        </StaticFrame>
        <button type="button">Elsewhere</button>
      </>,
      { wrapper: ReleaseContext },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    answer();
    expect(await screen.findByText(text)).toBeVisible();
    expect(elsewhere).toHaveFocus();
  },
);

test('an address is marked as invalid after a validation problem, and not after another failure', async () => {
  isConnected = true;
  const message = 'Please enter a valid email address';
  const problem = { status: 422, message, errors: [{ path: 'email', message }] };
  answerCalls([
    [422, problem],
    [503, ''],
  ]);
  render(
    <StaticFrame attachBehavior={newsletterBehavior}>
      <Newsletter kind="list" />
    </StaticFrame>,
    { wrapper: ReleaseContext },
  );
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  press();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox')).toBeInvalid();
  press();
  expect(await screen.findByText(newsletterTexts.failed)).toBeVisible();
  expect(screen.getByRole('textbox')).toBeValid();
});
