import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { cardExamples } from '@northcast/shared-ui/card/card.examples';
import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

describeExamples(cardExamples);

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
