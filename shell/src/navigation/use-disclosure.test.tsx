import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { useDisclosure } from './use-disclosure';

function Menu() {
  return (
    <details {...useDisclosure()}>
      <summary>Menu</summary>
      <Link to="/pricing">Pricing</Link>
      <Link to="/about">About</Link>
    </details>
  );
}

test.each(['Pricing', 'About'])('the open menu of /pricing closes on a press of %s', (name) => {
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <Menu />
    </MemoryRouter>,
  );
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  menu.open = true;
  fireEvent.click(screen.getByRole('link', { name }));
  expect(menu.open).toBe(false);
});
