import { keepTicks, readTicks } from './checklist-behavior';

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
