import { Interactions } from './interactions';

function interactions(...events: [interactionId: number, duration: number][]) {
  const all = new Interactions();
  for (const [interactionId, duration] of events) all.add({ interactionId, duration });
  return all;
}

test('is unknown where nobody did anything', () => {
  expect(interactions([0, 900]).slowest()).toBeUndefined();
});

test('is the slowest interaction by its slowest event', () => {
  expect(interactions([1, 40], [1, 120], [2, 80]).slowest()).toBe(120);
});

test('leaves out the slowest of fifty', () => {
  const all = interactions([1, 900], [2, 100], [3, 50]);
  expect(all.slowest(49)).toBe(900);
  expect(all.slowest(50)).toBe(100);
  expect(all.slowest(1000)).toBe(50);
});
