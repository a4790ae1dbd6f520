import { TextArea } from '@northcast/shared-ui/text-area/text-area';
import { render, screen } from '@testing-library/react';

it('the direction follows the typed text', () => {
  render(<TextArea label="Message" input={{}} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'auto');
});

it('the character count appears when most of the limit is used', () => {
  const withText = (value: string) => (
    <TextArea label="Message" limit={500} input={{ value, readOnly: true }} />
  );
  const { rerender } = render(withText('Hello'));
  expect(screen.queryByText('5 / 500')).toBeNull();
  rerender(withText('x'.repeat(450)));
  expect(screen.getByText('450 / 500')).toBeVisible();
});
