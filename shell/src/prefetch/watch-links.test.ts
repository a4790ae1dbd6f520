import { watchLinks } from './watch-links';

const expected: string[] = [];
watchLinks((pathname) => expected.push(pathname));

function over(id: string, type = 'pointerover'): void {
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <p id="text">Text</p>
    <a href="/pricing"><b id="pricing">Pricing</b> <i id="pricing-too">and more</i></a>
    <a href="/about?from=here#team" id="about">About</a>
    <a href="https://elsewhere.example/x" id="elsewhere">Elsewhere</a>
    <a href="/help" target="_blank" id="tab">Help</a>
    <a href="/" id="here">Home</a>
    <a href="/search" id="dialog" aria-haspopup="dialog">Search</a>
    <a href="mailto:office@northcast.example" id="mail">Mail</a>`;
});

afterEach(() => {
  over('text');
  jest.runAllTimers();
  expected.length = 0;
});

test('a link is reported after the pointer has rested on it for 65 ms', () => {
  over('pricing');
  jest.advanceTimersByTime(64);
  expect(expected).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(expected).toEqual(['/pricing']);
});

test('a link is not reported when the pointer leaves it earlier', () => {
  over('pricing');
  jest.advanceTimersByTime(40);
  over('text');
  jest.runAllTimers();
  expect(expected).toEqual([]);
});

test('moving between two elements of one link does not restart the delay', () => {
  over('pricing');
  jest.advanceTimersByTime(40);
  over('pricing-too');
  jest.advanceTimersByTime(25);
  expect(expected).toEqual(['/pricing']);
});

test('a focused link is reported after 65 ms, without query and fragment', () => {
  over('about', 'focusin');
  jest.advanceTimersByTime(65);
  expect(expected).toEqual(['/about']);
});

test('a touched link is reported at once', () => {
  over('pricing', 'touchstart');
  jest.advanceTimersByTime(0);
  expect(expected).toEqual(['/pricing']);
});

test.each(['elsewhere', 'tab', 'here', 'dialog', 'mail'])('the link #%s is not reported', (id) => {
  over(id, 'touchstart');
  jest.runAllTimers();
  expect(expected).toEqual([]);
});
