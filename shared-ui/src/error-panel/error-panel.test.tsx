import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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

function Page({ state, ...panel }: { state: 'failed' | 'loaded'; isRetrying?: boolean }) {
  return (
    <main>
      <h1>Blog</h1>
      <input aria-label="Search" />
      {state === 'failed' ? (
        <ErrorPanel title="Failed to load blog posts" onRetry={() => {}} {...panel} />
      ) : null}
    </main>
  );
}

/** Retries with the keyboard; browsers take the focus from the button once it is disabled. */
function retry() {
  const { rerender } = render(<Page state="failed" />);
  const button = screen.getByRole('button', { name: 'Retry' });
  button.focus();
  rerender(<Page state="failed" isRetrying />);
  button.blur();
  return { rerender, button };
}

const settled = () => act(async () => undefined);

it('after a retry that succeeds, the page’s heading has the focus', async () => {
  const { rerender } = retry();
  rerender(<Page state="loaded" />);
  await settled();
  expect(screen.getByRole('heading', { name: 'Blog' })).toHaveFocus();
});

it('a retry that succeeds leaves the focus where the user has moved it', async () => {
  const { rerender } = retry();
  screen.getByRole('textbox').focus();
  rerender(<Page state="loaded" />);
  await settled();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('after a retry that fails, its button has the focus', async () => {
  const { rerender, button } = retry();
  rerender(<Page state="failed" />);
  await settled();
  expect(button).toHaveFocus();
});

it('a panel that disappears with the focus, without a retry, gives it to the page’s heading', async () => {
  const { rerender } = render(<Page state="failed" />);
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(<Page state="loaded" />);
  await settled();
  expect(screen.getByRole('heading', { name: 'Blog' })).toHaveFocus();
});

it('a panel that disappears without the focus does not move it', async () => {
  const { rerender } = render(<Page state="failed" />);
  rerender(<Page state="loaded" />);
  await settled();
  expect(document.body).toHaveFocus();
});

it('a panel that disappears from a dialog leaves the focus to the dialog', async () => {
  const { rerender } = render(
    <div role="dialog">
      <Page state="failed" />
    </div>,
  );
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(
    <div role="dialog">
      <Page state="loaded" />
    </div>,
  );
  await settled();
  expect(document.body).toHaveFocus();
});
