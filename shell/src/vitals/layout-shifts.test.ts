import { LayoutShifts } from './layout-shifts';

function worstOf(...shifts: [startTime: number, value: number, hadRecentInput?: boolean][]) {
  const all = new LayoutShifts();
  for (const [startTime, value, hadRecentInput = false] of shifts) {
    all.add({ startTime, value, hadRecentInput });
  }
  return all.worst;
}

test('is nothing where nothing moved', () => {
  expect(worstOf()).toBe(0);
});

test('adds up shifts that follow each other', () => {
  expect(worstOf([100, 0.25], [1000, 0.25], [1900, 0.5])).toBe(1);
});

test('is the worst burst, not the sum of bursts', () => {
  expect(worstOf([100, 0.25], [1100, 0.5], [9000, 0.25])).toBe(0.5);
});

test('ends a burst after five seconds', () => {
  const shifts = Array.from({ length: 8 }, (_none, index): [number, number] => [index * 800, 0.25]);
  expect(worstOf(...shifts)).toBe(7 * 0.25);
});

test('leaves out what the person caused', () => {
  expect(worstOf([100, 0.25], [200, 0.5, true])).toBe(0.25);
});
