import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { CustomerSessions } from './customer-sessions';

const session = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
  device: 'Firefox on Linux',
  createdAt: '2026-11-22T10:00:00.000Z',
  lastSeenAt: '2026-11-22T10:00:00.000Z',
  isCurrent: false,
};

const show = () =>
  render(
    <PanelFrame>
      <h1>Customer</h1>
      <CustomerSessions id="01a1fb29-86ab-7903-95b6-d92a52d0ad1c" />
    </PanelFrame>,
  );

/** Presses the button with the keyboard, and waits until it has disappeared. */
async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).not.toBeInTheDocument());
}

const heading = () => screen.getByRole('heading', { name: 'Sessions' });

test("the heading has the focus after 'Sign out everywhere'", async () => {
  let sessions = [session];
  answerWith({
    read: () => sessions,
    write: () => {
      sessions = [];
      return { status: 204 };
    },
  });
  show();
  await press('Sign out everywhere');
  expect(screen.getByText('Not signed in anywhere.')).toBeVisible();
  expect(heading()).toHaveFocus();
});

test("the heading has the focus after 'Retry'", async () => {
  let sessions: object[] | undefined;
  answerWith({ read: () => sessions });
  show();
  await screen.findByText('The sessions could not be loaded.');
  sessions = [session];
  await press('Retry');
  expect(screen.getByText(/Firefox on Linux/)).toBeVisible();
  expect(heading()).toHaveFocus();
});

test('the sessions on the page and in a dialog above it are each named by their own heading', () => {
  answerWith({});
  show();
  show();
  const [first, second] = screen.getAllByRole('heading', { name: 'Sessions' });
  expect(first?.id).not.toBe(second?.id);
  expect(screen.getAllByRole('region', { name: 'Sessions' })).toHaveLength(2);
});
