import { Disclosure } from '@northcast/shared-ui/disclosure/disclosure';
import { disclosureExamples } from '@northcast/shared-ui/disclosure/disclosure.examples';
import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { render, screen } from '@testing-library/react';

describeExamples(disclosureExamples);

it('a closed disclosure renders its content, its heading and its group name', () => {
  render(
    <Disclosure name="faq" summary="How fast?" headingLevel={3}>
      The same day.
    </Disclosure>,
  );
  expect(screen.getByText('The same day.')).toBeInTheDocument();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByRole('group')).toHaveAttribute('name', 'faq');
  expect(screen.getByRole('heading', { level: 3, name: 'How fast?' })).toBeVisible();
});

it('a disclosure with the `open` property is open initially', () => {
  render(
    <Disclosure summary="How fast?" open>
      The same day.
    </Disclosure>,
  );
  expect(screen.getByRole('group')).toHaveAttribute('open');
});
