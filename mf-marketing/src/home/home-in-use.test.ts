import { followAction } from './home-in-use';

/** Reports element positions to the observers, because jsdom has no layout. */
let tell: ((places: Readonly<Record<string, DOMRectReadOnly>>) => void) | undefined;

const at = (top: number) => ({ top, bottom: top + 50, height: 50 }) as DOMRectReadOnly;

function openAt(width: number): AbortController {
  document.body.innerHTML =
    '<main><section><a href="/services">START</a></section><section id="end"></section></main>';
  globalThis.matchMedia = ((query: string) => ({
    matches: width < Number(/max-width: ([\d.]+)em/.exec(query)?.[1]) * 16,
  })) as never;
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: readonly unknown[]) => void) {
      tell = ({ action, end }) =>
        callback([
          { target: document.querySelector('section a'), boundingClientRect: action },
          { target: document.querySelector('#end'), boundingClientRect: end },
        ]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
  const end = new AbortController();
  followAction(document.querySelector('main') as HTMLElement, end.signal);
  return end;
}

const scrolledPast = () => tell?.({ action: at(-900), end: at(4000) });
const bar = () => document.querySelector('[data-action-bar]');
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test.each([390, 820])(
  'at %d px an action bar appears after the action is scrolled out of view',
  async (width) => {
    const end = openAt(width);
    scrolledPast();
    await settled();
    expect(bar()).toHaveAttribute('data-shown');
    expect(bar()?.querySelector('a')).toHaveAttribute('href', '/services');
    tell?.({ action: at(-4000), end: at(300) });
    expect(bar()).not.toHaveAttribute('data-shown');
    end.abort();
  },
);

test('at 1366 px no action bar appears', async () => {
  const end = openAt(1366);
  scrolledPast();
  await settled();
  expect(bar()).toBeNull();
  end.abort();
});
