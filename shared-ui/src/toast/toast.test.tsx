import { ToastSlot } from '@northcast/shared-ui/toast/toast';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const placed = {
  id: '1',
  title: 'Order Placed Successfully!',
  description: 'One of our agents will contact you soon.',
};

afterEach(() => jest.useRealTimers());

it('a toast shows its title and description', () => {
  render(<ToastSlot toast={placed} onDismiss={() => {}} />);
  expect(screen.getByText('Order Placed Successfully!')).toBeVisible();
  expect(screen.getByText('One of our agents will contact you soon.')).toBeVisible();
});

it('a toast requests its dismissal after 5000 ms, not before', () => {
  jest.useFakeTimers();
  const dismissed = jest.fn();
  render(<ToastSlot toast={placed} onDismiss={dismissed} />);
  act(() => jest.advanceTimersByTime(4900));
  expect(dismissed).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(200));
  expect(dismissed).toHaveBeenCalledWith('1');
});

it('the dismissal timer restarts for the next toast', () => {
  jest.useFakeTimers();
  const dismissed = jest.fn();
  const { rerender } = render(<ToastSlot toast={placed} onDismiss={dismissed} />);
  act(() => jest.advanceTimersByTime(4000));
  rerender(<ToastSlot toast={{ ...placed, id: '2', tone: 'destructive' }} onDismiss={dismissed} />);
  act(() => jest.advanceTimersByTime(4000));
  expect(dismissed).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1100));
  expect(dismissed).toHaveBeenCalledWith('2');
});

it('the Dismiss button dismisses the toast', async () => {
  const dismissed = jest.fn();
  render(<ToastSlot toast={placed} onDismiss={dismissed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismissed).toHaveBeenCalledWith('1');
});

it('a toast after one that was dismissed by its button requests its dismissal too', async () => {
  const dismissed = jest.fn();
  const { rerender } = render(<ToastSlot toast={placed} onDismiss={dismissed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  rerender(<ToastSlot toast={null} onDismiss={dismissed} />);
  await waitFor(() => expect(screen.queryByText(placed.title)).not.toBeInTheDocument());
  jest.useFakeTimers();
  rerender(<ToastSlot toast={{ ...placed, id: '2' }} onDismiss={dismissed} />);
  act(() => jest.advanceTimersByTime(5100));
  expect(dismissed).toHaveBeenLastCalledWith('2');
});

it('`onShown` is called once, and its return value does not break removing the toast', () => {
  // Returns a value, like a Redux dispatch.
  const shown = jest.fn(() => ({ type: 'appeared' }));
  const { rerender } = render(<ToastSlot toast={placed} onDismiss={() => {}} onShown={shown} />);
  expect(shown.mock.calls).toEqual([['1']]);
  rerender(<ToastSlot toast={null} onDismiss={() => {}} onShown={shown} />);
  expect(screen.queryByText(placed.title)).not.toBeInTheDocument();
});
