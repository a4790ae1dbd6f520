import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { emptyStateExamples } from '@northcast/shared-ui/empty-state/empty-state.examples';
import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { render, screen } from '@testing-library/react';

describeExamples(emptyStateExamples);

it('has a heading of the level asked for and a way on', () => {
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
