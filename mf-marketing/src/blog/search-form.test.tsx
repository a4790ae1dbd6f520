import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { SearchForm } from './search-form';

function Search() {
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchForm query={query} onSearch={setQuery} />
      <button type="button" onClick={() => setQuery('')}>
        Show all
      </button>
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search articles' });

const setPointer = (pointer: 'fine' | 'coarse') => {
  globalThis.matchMedia = ((query: string) => ({ matches: query.includes(pointer) })) as never;
};

beforeEach(() => setPointer('fine'));

test('the field keeps the focus when Enter searches', async () => {
  render(<Search />);
  await userEvent.type(field(), ' loudness {Enter}');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('loudness');
});

test('on a touch screen the field loses the focus, so that the keyboard closes', async () => {
  setPointer('coarse');
  render(<Search />);
  await userEvent.type(field(), 'loudness{Enter}');
  expect(field()).not.toHaveFocus();
  expect(field()).toHaveValue('loudness');
});

test('the field shows the query of the URL when that changes', async () => {
  render(<Search />);
  await userEvent.type(field(), 'loudness{Enter}');
  await userEvent.type(field(), ' and more');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(field()).toHaveValue('');
});

/** The browser's own field accepts text before the page is hydrated. */
function TypedEarly() {
  useLayoutEffect(() => {
    (field() as HTMLInputElement).value = 'loud';
  }, []);
  return null;
}

test('text that was typed before hydration is kept', () => {
  render(
    <>
      <Search />
      <TypedEarly />
    </>,
  );
  expect(field()).toHaveValue('loud');
});
