import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { NavigationLinks } from './navigation-links';
import { SearchItem } from './search-link';

/** Whether the chunk of the dialog can be loaded. */
const mockChunk = { isAvailable: false };
jest.mock('./search-slot', () => {
  if (!mockChunk.isAvailable) throw new Error('ChunkLoadError');
  return { SearchSlot: () => <div role="dialog" /> };
});

const Address = () => <output>{useLocation().pathname}</output>;

test('if the code of the dialog is missing, the search page opens, and the next press tries again', async () => {
  render(
    <MemoryRouter initialEntries={['/about']}>
      <NavigationLinks initial={{ search: { '/search': 'Search' } }}>
        <SearchItem />
      </NavigationLinks>
      <Address />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Search' });
  await userEvent.click(link);
  expect(await screen.findByText('/search')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();

  mockChunk.isAvailable = true;
  await userEvent.click(link);
  expect(await screen.findByRole('dialog')).toBeVisible();
});
