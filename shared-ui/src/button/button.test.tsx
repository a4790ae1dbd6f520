import { Button } from '@northcast/shared-ui/button/button';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

it('a busy button is disabled and shows its busy label', async () => {
  const pressed = jest.fn();
  render(
    <Button busy busyLabel="Placing Order..." onClick={pressed}>
      Place Order
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Placing Order...' });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
});

describe('after its work, a button', () => {
  /** Presses the button, and takes the focus from it: browsers do that, jsdom does not. */
  async function work() {
    const form = (busy: boolean) => (
      <>
        <Button busy={busy}>Save</Button>
        <input aria-label="Name" />
      </>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button');
    await userEvent.click(button);
    rerender(form(true));
    const field = screen.getByRole('textbox');
    field.focus();
    field.blur();
    return { button, field, finish: () => rerender(form(false)) };
  }

  it('has the focus again', async () => {
    const { button, finish } = await work();
    expect(button).not.toHaveFocus();
    finish();
    expect(button).toHaveFocus();
  });

  it('does not take the focus from where the user has moved it', async () => {
    const { field, finish } = await work();
    field.focus();
    finish();
    expect(field).toHaveFocus();
  });
});

it('a button does not submit a form by default', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
