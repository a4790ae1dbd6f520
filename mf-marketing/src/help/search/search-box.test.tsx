import '@testing-library/jest-dom';
import { limits } from '@northcast/shared-contracts/api/limits';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SearchBox } from './search-box';

function Search() {
  const [text, setText] = useState('');
  return (
    <MemoryRouter>
      <SearchBox text={text} onChange={setText} onFocus={() => undefined} found="" />
    </MemoryRouter>
  );
}

const field = () => screen.getByRole('searchbox');

const setPointer = (pointer: 'fine' | 'coarse') => {
  globalThis.matchMedia = ((query: string) => ({ matches: query.includes(pointer) })) as never;
};

test('the field keeps the focus when Enter searches', async () => {
  setPointer('fine');
  render(<Search />);
  await userEvent.type(field(), 'refund{Enter}');
  expect(field()).toHaveFocus();
});

test('on a touch screen the field loses the focus, so that the keyboard closes', async () => {
  setPointer('coarse');
  render(<Search />);
  await userEvent.type(field(), 'refund{Enter}');
  expect(field()).not.toHaveFocus();
  expect(field()).toHaveValue('refund');
});

test('the field takes no more than the search for everything', () => {
  render(<Search />);
  expect(field()).toHaveAttribute('maxlength', String(limits.search.max));
});
