import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { render, screen } from '@testing-library/react';

it('an empty state renders a heading of the given level and an action', () => {
  render(
    <EmptyState
      title="No messages yet"
      headingLevel={2}
      action={<button type="button">Send</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No messages yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});
