import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { ListFooter } from './list-footer';
import { useListState } from './use-list-state';

const shape = { sortable: ['createdAt'], statuses: [] };

function Footer() {
  const control = useListState(shape);
  return <ListFooter control={control} total={60} noun={{ one: 'order', many: 'orders' }} />;
}

test.each([
  ['Next page', '?q=mix&page=3'],
  ['Page 3', '?q=mix&page=3'],
  ['Previous page', '?q=mix'],
])('%s keeps a search that was added to the address after rendering', (name, search) => {
  history.replaceState(null, '', '/admin/orders?page=2');
  render(
    <BrowserRouter>
      <Footer />
    </BrowserRouter>,
  );
  history.replaceState(null, '', '?q=mix');
  fireEvent.click(screen.getByRole('link', { name }));
  expect(location.search).toBe(search);
});
