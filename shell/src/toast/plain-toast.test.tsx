import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastShown } from '../store/shell-state';
import { createShellStore } from '../store/store';
import { ToastSlot } from './toast-slot';

jest.mock('./toast-frame', () => {
  throw new Error('Loading chunk toast-frame failed');
});

test('a notice whose code cannot be loaded is dismissed by key', async () => {
  const shellStore = createShellStore();
  render(<ToastSlot shellStore={shellStore} />);
  act(() => void shellStore.store.dispatch(toastShown({ title: 'Order saved' })));
  expect(await screen.findByRole('alert')).toHaveTextContent('Order saved');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a notice whose code cannot be loaded stays while its button has the focus', async () => {
  jest.useFakeTimers();
  const shellStore = createShellStore();
  render(<ToastSlot shellStore={shellStore} />);
  act(() => void shellStore.store.dispatch(toastShown({ title: 'Order saved' })));
  const button = await screen.findByRole('button', { name: 'Dismiss' });
  button.focus();
  act(() => void jest.advanceTimersByTime(20_000));
  expect(screen.getByRole('alert')).toBeVisible();
  button.blur();
  act(() => void jest.advanceTimersByTime(5000));
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});
