import { onSavedTexts, readSavedTexts, toggleSavedText } from './saved-texts-storage';

const storageKey = 'northcast:saved-texts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a saved text comes first in the list and is removed when toggled again', () => {
  const heard = jest.fn();
  const end = onSavedTexts(heard);
  expect(toggleSavedText('guides/video-podcast-setup')).toBe('saved');
  expect(toggleSavedText('articles/monetize-podcast-2025')).toBe('saved');
  expect(readSavedTexts()).toEqual([
    'articles/monetize-podcast-2025',
    'guides/video-podcast-setup',
  ]);
  expect(toggleSavedText('articles/monetize-podcast-2025')).toBe('removed');
  expect(readSavedTexts()).toEqual(['guides/video-podcast-setup']);
  expect(heard).toHaveBeenCalledTimes(3);
  end();
});

test.each(['storage', 'pageshow'])('a page hears of changes in other tabs by %s', (event) => {
  const heard = jest.fn();
  const end = onSavedTexts(heard);
  dispatchEvent(new Event(event));
  expect(heard).toHaveBeenCalledTimes(1);
  end();
  dispatchEvent(new Event(event));
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  '{',
  'null',
  '"guides/a"',
  '{"0":"guides/a"}',
  '[7, null, "../admin", "guides/", "guides/A b"]',
])('the invalid stored value %s is read as an empty list', (kept) => {
  localStorage.setItem(storageKey, kept);
  expect(readSavedTexts()).toEqual([]);
});

test('the list is limited to 50 texts', () => {
  const many = Array.from({ length: 500 }, (_, index) => `guides/text-${index}`);
  localStorage.setItem(storageKey, JSON.stringify(many));
  expect(readSavedTexts()).toHaveLength(50);
});

test('saving a text returns “full” when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(toggleSavedText('guides/video-podcast-setup')).toBe('full');
});
