import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { StatusFilter } from './status-filter';
import { useListState } from './use-list-state';

const shape = { sortable: ['createdAt'], statuses: ['pending', 'completed'] };

function Filter() {
  const control = useListState(shape);
  return <StatusFilter control={control} names={{ pending: 'Pending', completed: 'Completed' }} />;
}

beforeEach(() => {
  history.replaceState(null, '', '/admin/orders');
  render(
    <BrowserRouter>
      <Filter />
    </BrowserRouter>,
  );
});

test('a click keeps a search that was added to the address after rendering', () => {
  history.replaceState(null, '', '?q=mix');
  fireEvent.click(screen.getByRole('link', { name: 'Completed' }));
  expect(location.search).toBe('?q=mix&status=completed');
});

test('a Ctrl-click is left to the browser', () => {
  history.replaceState(null, '', '?q=mix');
  const link = screen.getByRole('link', { name: 'Completed' });
  expect(link).toHaveAttribute('href', '/admin/orders?status=completed');
  let isLeft = false;
  document.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, { ctrlKey: true });
  expect(isLeft).toBe(true);
  expect(location.search).toBe('?q=mix');
});
