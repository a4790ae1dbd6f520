import { Pagination, pageWindow } from '@northcast/shared-ui/pagination/pagination';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

it.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i shows %j', (page, pageCount, expected) => {
  expect(pageWindow(page, pageCount)).toEqual(expected);
});

it('pagination links to the adjacent pages and marks the current page', () => {
  render(
    <MemoryRouter>
      <Pagination page={2} pageCount={3} link={(page) => ({ to: `/orders?page=${page}` })} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/orders?page=3');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/orders?page=1',
  );
});

it('pagination renders nothing for a single page', () => {
  const { container } = render(
    <MemoryRouter>
      <Pagination page={1} pageCount={1} link={() => ({ to: '/' })} />
    </MemoryRouter>,
  );
  expect(container).toBeEmptyDOMElement();
});
