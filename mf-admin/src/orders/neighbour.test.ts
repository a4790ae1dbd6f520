import { gapOf, neighbourOf } from './neighbour';

const place = { index: 1, gap: null, count: 3, total: 3, page: 1, perPage: 3 };

test('a step leads to the adjacent row', () => {
  expect(neighbourOf(1, place)).toBe(2);
  expect(neighbourOf(-1, place)).toBe(0);
});

test('a step beyond the page leads to another page, a step beyond the list to nothing', () => {
  const many = { ...place, total: 7, page: 2 };
  expect(neighbourOf(1, { ...many, index: 2 })).toBe('other-page');
  expect(neighbourOf(-1, { ...many, index: 0 })).toBe('other-page');
  expect(neighbourOf(1, { ...place, index: 2 })).toBeNull();
  expect(neighbourOf(-1, { ...place, index: 0 })).toBeNull();
  expect(neighbourOf(1, { ...place, total: 7, page: 3, count: 1, index: 0 })).toBeNull();
});

test('an order that left the list keeps its former neighbours', () => {
  const gone = { ...place, index: null, gap: 1, count: 2, total: 2 };
  expect(neighbourOf(1, gone)).toBe(1);
  expect(neighbourOf(-1, gone)).toBe(0);
  expect(neighbourOf(1, { ...gone, gap: 2 })).toBeNull();
  expect(neighbourOf(-1, { ...gone, gap: 0 })).toBeNull();
});

test('an order that was never in the list has no neighbours', () => {
  expect(neighbourOf(1, { ...place, index: null })).toBeNull();
  expect(neighbourOf(-1, { ...place, index: null })).toBeNull();
});

test('an order that left the list is placed before the first remaining row that followed', () => {
  const standing = { id: 'b', index: 1, following: ['c', 'd', 'e'] };
  expect(gapOf(standing, ['a', 'c', 'd', 'e'])).toBe(1);
  expect(gapOf(standing, ['c', 'd', 'e'])).toBe(0);
  expect(gapOf(standing, ['d', 'e', 'f'])).toBe(0);
  expect(gapOf(standing, ['a', 'new', 'e'])).toBe(2);
  expect(gapOf(standing, ['f', 'g'])).toBe(1);
  expect(gapOf(standing, [])).toBe(0);
});
