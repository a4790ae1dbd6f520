import { Heading } from '@northcast/shared-ui/typography/typography';
import { render, screen } from '@testing-library/react';

it('a heading keeps its outline level at any size', () => {
  render(
    <Heading level={2} size="md">
      Process
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Process' })).toBeVisible();
});
