import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

it('a card has one link, named by the link text alone', () => {
  render(
    <MemoryRouter>
      <Card>
        <CardLink to="/help">Levels and loudness</CardLink>
        <p>12 min</p>
      </Card>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Levels and loudness' })).toHaveAttribute(
    'href',
    '/help',
  );
});
