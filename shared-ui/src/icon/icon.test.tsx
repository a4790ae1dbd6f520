import { Icon } from '@northcast/shared-ui/icon/icon';
import { render, screen } from '@testing-library/react';

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
