import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastShown } from '../store/shell-state';
import { createShellStore } from '../store/store';
import { ToastSlot } from './toast-slot';

jest.mock('./toast-frame', () => {
  throw new Error('Loading chunk toast-frame failed');
});

function showPage() {
  const shellStore = createShellStore();
  render(
    <>
      <main>
        <h1>Orders</h1>
      </main>
      <ToastSlot shellStore={shellStore} />
    </>,
  );
  return (title: string) => act(() => void shellStore.store.dispatch(toastShown({ title })));
}

const heading = () => screen.getByRole('heading', { name: 'Orders' });

test('the focus moves to the heading when a notice without its code is dismissed by key', async () => {
  const notify = showPage();
  notify('Order saved');
  expect(await screen.findByRole('alert')).toHaveTextContent('Order saved');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(heading()).toHaveFocus();
});

test('the focus moves to the heading when the next notice replaces the one that has it', async () => {
  const notify = showPage();
  notify('Order saved');
  await screen.findByRole('alert');
  await userEvent.tab();
  notify('Order sent');
  expect(await screen.findByText('Order sent')).toBeVisible();
  expect(heading()).toHaveFocus();
});

test('a notice whose code cannot be loaded stays while its button has the focus', async () => {
  jest.useFakeTimers();
  showPage()('Order saved');
  const button = await screen.findByRole('button', { name: 'Dismiss' });
  button.focus();
  act(() => void jest.advanceTimersByTime(20_000));
  expect(screen.getByRole('alert')).toBeVisible();
  button.blur();
  act(() => void jest.advanceTimersByTime(5000));
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});
