import { Button } from '@northcast/shared-ui/button/button';
import { buttonExamples } from '@northcast/shared-ui/button/button.examples';
import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

describeExamples(buttonExamples);

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

it('a button does not submit a form by default', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
