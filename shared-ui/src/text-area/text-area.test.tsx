import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { TextArea } from '@northcast/shared-ui/text-area/text-area';
import { textAreaExamples } from '@northcast/shared-ui/text-area/text-area.examples';
import { render, screen } from '@testing-library/react';

describeExamples(textAreaExamples);

it('counts the characters against the limit', () => {
  render(<TextArea label="Message" limit={500} input={{ value: 'Hello', readOnly: true }} />);
  expect(screen.getByText('5 / 500')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('maxlength', '500');
});
