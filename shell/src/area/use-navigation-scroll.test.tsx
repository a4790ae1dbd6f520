import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { useNavigationScroll } from './use-navigation-scroll';

const state = { kind: 'loading' } as const;

/** Shows the page of the current location only when the button is pressed. */
function Area() {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  useNavigationScroll({ state, location: shown, key: 0 });
  return (
    <>
      <Link to="/slow">Slow</Link>
      <Link to="/last">Last</Link>
      <button type="button" onClick={() => setShown(location)}>
        Show
      </button>
      <p>{location.pathname}</p>
    </>
  );
}

const scrollToY = (_left: number, top: number) => Object.assign(window, { scrollY: top });
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show' }));

async function goBackTo(path: string) {
  act(() => history.back());
  await waitFor(() => expect(screen.getByText(path)).toBeInTheDocument());
  show();
}

beforeEach(() => {
  class ResizeObserver {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver });
  Object.assign(window, { scrollTo: scrollToY });
  performance.getEntriesByType = () => [];
  history.pushState(null, '', '/first');
  render(
    <BrowserRouter>
      <Area />
    </BrowserRouter>,
  );
  scrollToY(0, 1500);
});

test('a page that was never shown does not get the scroll position of another page', async () => {
  follow('Slow');
  follow('Last');
  show();
  expect(scrollY).toBe(0);
  await goBackTo('/slow');
  expect(scrollY).toBe(0);
  await goBackTo('/first');
  expect(scrollY).toBe(1500);
});

test('neither does it get one when the document is left before it is shown', () => {
  const keys = () =>
    new Map<string, number>(JSON.parse(sessionStorage.getItem('northcast.scroll') ?? '[]'));
  const { key: first } = history.state;
  follow('Slow');
  dispatchEvent(new Event('pagehide'));
  expect(keys().get(first)).toBe(1500);
  expect(keys().has(history.state.key)).toBe(false);
  show();
  dispatchEvent(new Event('pagehide'));
  expect(keys().get(history.state.key)).toBe(0);
});
