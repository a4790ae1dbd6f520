import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NavigationItems } from './link-list';
import { NavigationLinks } from './navigation-links';

test('the current link is underlined where forced colours replace its colour', () => {
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <NavigationLinks initial={{ start: { '/pricing': 'Pricing', '/about': 'About' } }}>
        <NavigationItems place="start" />
      </NavigationLinks>
    </MemoryRouter>,
  );
  const lines = ['Pricing', 'About'].map(
    (name) => getComputedStyle(screen.getByRole('link', { name })).textDecoration,
  );
  expect(lines).toEqual(['underline transparent', 'none']);
});
