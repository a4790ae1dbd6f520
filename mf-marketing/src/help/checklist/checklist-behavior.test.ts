import { checklistBehavior, keepTicks, readTicks } from './checklist-behavior';

const storageKey = 'northcast:checklists';
const place = 'guides/podcast-launch-checklist';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('ticks are stored per text, and clearing all ticks removes the storage entry', () => {
  expect(keepTicks(place, ['name-the-show'])).toBe(true);
  keepTicks('guides/video-podcast-setup', ['clap']);
  expect([...readTicks(place)]).toEqual(['name-the-show']);
  keepTicks(place, []);
  expect([...readTicks(place)]).toEqual([]);
  keepTicks('guides/video-podcast-setup', []);
  expect(localStorage.getItem(storageKey)).toBeNull();
});

test.each(['{', 'null', '[]', '7', `{"${place}":"clap"}`, `{"${place}":[7,null]}`])(
  'the invalid stored value %s is read as no ticks',
  (kept) => {
    localStorage.setItem(storageKey, kept);
    expect([...readTicks(place)]).toEqual([]);
    expect([...readTicks('constructor')]).toEqual([]);
    expect(keepTicks(place, ['clap'])).toBe(true);
    expect([...readTicks(place)]).toEqual(['clap']);
  },
);

test('`keepTicks` returns false when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepTicks(place, ['clap'])).toBe(false);
});

describe.each([
  ['returns from the back/forward cache', 'pageshow'],
  ['is told of a change in another tab', 'storage'],
])('a page that %s', (_what, event) => {
  /** A checklist with two tasks. */
  function showChecklist() {
    document.body.innerHTML =
      '<input type="checkbox" value="clap" data-task=""><input type="checkbox" value="mute" data-task="">';
    const end = checklistBehavior(document.body, place);
    const [clap, mute] = document.querySelectorAll('input');
    if (!clap || !mute) throw new Error('The checklist has no tasks');
    return { clap, mute, end };
  }

  test('shows and keeps the ticks that another tab has stored meanwhile', () => {
    const { clap, mute, end } = showChecklist();
    keepTicks(place, ['mute']);
    dispatchEvent(new Event(event));
    expect(mute.checked).toBe(true);
    clap.click();
    expect([...readTicks(place)]).toEqual(['clap', 'mute']);
    end();
  });

  test('keeps its ticks if the browser does not store them', () => {
    const { clap, end } = showChecklist();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    clap.click();
    dispatchEvent(new Event(event));
    expect(clap.checked).toBe(true);
    end();
  });
});
