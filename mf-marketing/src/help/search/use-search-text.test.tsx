import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { SearchBox } from './search-box';
import { useSearchText } from './use-search-text';

function Page() {
  const [text, setText] = useSearchText('in the document');
  return (
    <>
      <SearchBox text={text} onChange={setText} onFocus={() => undefined} found="" />
      <Link to="?q=clip&order=social-clip">Order</Link>
      <Link to="/search">Nothing</Link>
    </>
  );
}

function show(address: string) {
  history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  return screen.getByRole<HTMLInputElement>('searchbox');
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const press = (name: string) => fireEvent.click(screen.getByText(name));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the typed text is written to the address after a delay', async () => {
  const field = show('/search?show=all#top');
  fireEvent.change(field, { target: { value: 'clip' } });
  await wait(250);
  expect(location.search).toBe('?show=all');
  await wait(100);
  expect(location.href).toMatch(/\/search\?show=all&q=clip#top$/);
  fireEvent.change(field, { target: { value: ' ' } });
  await wait(350);
  expect(location.search).toBe('?show=all');
});

test('a line break in the address counts as a space, because a field drops it', async () => {
  const field = show('/search?q=show%0D%0Anotes');
  await wait(1000);
  expect(field).toHaveValue('show notes');
});

test('the end of a text in the address that is longer than a search takes is ignored', async () => {
  const field = show(`/search?q=${'x'.repeat(300)}`);
  await wait(1000);
  expect(field).toHaveValue('x'.repeat(200));
});

test('the delayed update keeps the parameter of a dialog that was opened meanwhile', async () => {
  const field = show('/search?q=cli');
  fireEvent.change(field, { target: { value: 'clip' } });
  await wait(290);
  // The URL changes before React has rendered it.
  history.pushState(null, '', '?q=cli&order=social-clip');
  await wait(1000);
  expect(location.search).toBe('?q=clip&order=social-clip');
});

test('the delayed update does not reopen a dialog that was closed meanwhile', async () => {
  show('/search?q=clip');
  await wait(1000);
  press('Order');
  await wait(290);
  history.replaceState(null, '', '?q=clip');
  await wait(1000);
  expect(location.search).toBe('?q=clip');
});

test('the address is not changed after the page is left', async () => {
  const field = show('/search?q=cli');
  fireEvent.change(field, { target: { value: 'clip' } });
  history.pushState(null, '', '/about');
  await wait(1000);
  expect(location.pathname + location.search).toBe('/about');
});

test('navigation to an address without a query empties the field', async () => {
  const field = show('/search?q=clip');
  await wait(1000);
  press('Nothing');
  await wait(1000);
  expect(field.value).toBe('');
  expect(location.search).toBe('');
});
