import { Breadcrumb } from '@northcast/shared-ui/breadcrumb/breadcrumb';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

it('the breadcrumb links the parent levels and marks the current page', () => {
  render(
    <MemoryRouter>
      <Breadcrumb items={[{ label: 'Help Center', to: '/help' }, { label: 'Loudness' }]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/help');
  expect(screen.getByText('Loudness')).toHaveAttribute('aria-current', 'page');
});
