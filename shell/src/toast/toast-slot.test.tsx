import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastShown } from '../store/shell-state';
import { createShellStore } from '../store/store';
import { ToastSlot } from './toast-slot';

function showPage() {
  const shellStore = createShellStore();
  render(
    <>
      <main>
        <h1>Orders</h1>
        <input aria-label="Search" />
      </main>
      <ToastSlot shellStore={shellStore} />
    </>,
  );
  return (title: string) => act(() => void shellStore.store.dispatch(toastShown({ title })));
}

/** Shows a notice and moves the focus to its button. */
async function notifyAndFocus(notify: (title: string) => void) {
  notify('Order saved');
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
}

const heading = () => screen.getByRole('heading', { name: 'Orders' });

test('the notice after one that was dismissed by key leaves the focus on the heading', async () => {
  const notify = showPage();
  await notifyAndFocus(notify);
  await userEvent.keyboard('{Enter}');
  notify('Order sent');
  expect(await screen.findByText('Order sent')).toBeVisible();
  expect(heading()).toHaveFocus();
});

test('a notice that replaces one with the focus leaves the focus on the heading', async () => {
  const notify = showPage();
  await notifyAndFocus(notify);
  notify('Order sent');
  expect(await screen.findByText('Order sent')).toBeVisible();
  expect(heading()).toHaveFocus();
});

test('a notice does not take the focus from a field', async () => {
  const notify = showPage();
  await notifyAndFocus(notify);
  await userEvent.click(screen.getByLabelText('Search'));
  notify('Order sent');
  expect(await screen.findByText('Order sent')).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
