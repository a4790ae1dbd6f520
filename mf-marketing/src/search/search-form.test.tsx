import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchForm } from './search-form';

function Search() {
  const [text, setText] = useState('');
  return <SearchForm text={text} onChange={setText} onFocus={() => undefined} />;
}

const field = () => screen.getByRole('searchbox', { name: 'Search the site' });

const setPointer = (pointer: 'fine' | 'coarse') => {
  globalThis.matchMedia = ((query: string) => ({ matches: query.includes(pointer) })) as never;
};

const pressSearch = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));

beforeEach(() => setPointer('fine'));

test('the button returns the focus to the field', async () => {
  render(<Search />);
  await userEvent.type(field(), 'jingle');
  await pressSearch();
  expect(field()).toHaveFocus();
});

test('on a touch screen the field loses the focus, so that the keyboard closes', async () => {
  setPointer('coarse');
  render(<Search />);
  await userEvent.type(field(), 'jingle{Enter}');
  expect(field()).not.toHaveFocus();
  expect(field()).toHaveValue('jingle');
});

test('on a touch screen the button focuses the field while it is empty', async () => {
  setPointer('coarse');
  render(<Search />);
  await pressSearch();
  expect(field()).toHaveFocus();
});
