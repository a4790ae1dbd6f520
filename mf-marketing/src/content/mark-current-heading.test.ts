import { markCurrentHeading } from './mark-current-heading';

const texts = ['Before', 'Record', 'After'];

/** A text whose headings are at these distances from the top of the window, in px. */
function showText(tops: readonly number[]): HTMLElement {
  document.body.innerHTML =
    `<nav data-contents>${texts.map((text) => `<a href="#${text}">${text}</a>`).join('')}</nav>` +
    texts.map((text) => `<h2 id="${text}">${text}</h2>`).join('');
  for (const [index, text] of texts.entries()) {
    const heading = document.getElementById(text);
    const box = { top: tops[index] } as DOMRect;
    if (heading) heading.getClientRects = () => [box] as never;
  }
  return document.body;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.style.fontSize = '';
});

test.each([
  ['16px', 'Record', [-400, 112, 600]],
  ['32px', 'Record', [-400, 224, 600]],
  ['16px', 'Before', [-400, 224, 600]],
])('with a text size of %s, %s is the current heading', (size, current, tops) => {
  document.body.style.fontSize = size;
  const stop = markCurrentHeading(showText(tops));
  dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(20);
  expect(document.querySelector('[aria-current]')).toHaveProperty('textContent', current);
  stop();
});
