import '@testing-library/jest-dom';
import { OrderFrame } from '@northcast/order-ui/test/order-frame';
import { focusHeading } from '@northcast/shared-ui/heading-focus/focus-heading';
import { render, screen, waitFor } from '@testing-library/react';
import { OrderPageContent } from './order-page-content';

const loading = { useOrderQuery: () => ({ isFetching: true }) };

const page = (isSignedIn: boolean) => (
  <OrderFrame calls={loading}>
    <input aria-label="Search" />
    <main>
      <OrderPageContent number="6e123456" isSignedIn={isSignedIn} />
    </main>
  </OrderFrame>
);

/** Renders the heading of the loading page, and another in its place. */
function setUp() {
  const { rerender } = render(page(false));
  const first = screen.getByRole('heading', { name: 'Order 6E123456' });
  return {
    replaceHeading: () => {
      rerender(page(true));
      expect(first).not.toBeInTheDocument();
      return screen.getByRole('heading', { name: 'Order 6E123456' });
    },
  };
}

test('a heading that replaces the focused one gets the focus', async () => {
  const { replaceHeading } = setUp();
  focusHeading();
  expect(screen.getByRole('heading')).toHaveFocus();
  const second = replaceHeading();
  await waitFor(() => expect(second).toHaveFocus());
});

test('a heading that replaces another leaves the focus elsewhere', async () => {
  const { replaceHeading } = setUp();
  screen.getByLabelText('Search').focus();
  replaceHeading();
  await Promise.resolve();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
