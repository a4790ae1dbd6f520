import { isRecord, isTime } from './document-shape.js';

test.each([
  ['2026-11-20T08:30:00.000Z', true],
  ['2026-11-20T08:30:00Z', true],
  ['2024-02-29T23:59:59.123456Z', true],
  ['1970-01-01T00:00:00.000Z', true],
  ['1969-12-31T23:59:59.999Z', false],
  ['2026-02-30T08:30:00.000Z', false],
  ['2026-13-01T08:30:00.000Z', false],
  ['2026-11-20T24:00:00.000Z', false],
  ['2026-11-20T08:30:00.000+01:00', false],
  ['2026-11-20', false],
  ['2026-11-20T08:30:00.000Z<x>', false],
  ['soon', false],
  ['', false],
  [1_700_000_000_000, false],
  [undefined, false],
])('whether %j is a time: %p', (value, is) => {
  expect(isTime(value)).toBe(is);
});

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ['{}', false],
])('whether %j is a record: %p', (value, is) => {
  expect(isRecord(value)).toBe(is);
});
