import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { errorPanelExamples } from '@northcast/shared-ui/error-panel/error-panel.examples';
import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

describeExamples(errorPanelExamples);

it('an error panel is an alert, takes focus with `takeFocus` and calls `onRetry`', async () => {
  const retry = jest.fn();
  render(
    <ErrorPanel
      title="Failed to load blog posts"
      text="Please try again later."
      onRetry={retry}
      takeFocus
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again later.');
  expect(screen.getByRole('heading', { name: 'Failed to load blog posts' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('an error panel without `takeFocus` does not move focus', () => {
  render(<ErrorPanel title="Failed to load blog posts" />);
  expect(document.body).toHaveFocus();
});
