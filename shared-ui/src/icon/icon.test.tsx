import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { iconExamples } from '@northcast/shared-ui/icon/icon.examples';
import { render, screen } from '@testing-library/react';

describeExamples(iconExamples);

it('an icon is exposed to screen readers only if it has a title', () => {
  render(
    <>
      <Icon name="mail" />
      <Icon name="clock" title="Turnaround" />
    </>,
  );
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
    'Turnaround',
  ]);
});
