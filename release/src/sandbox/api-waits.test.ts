import { ApiWaits } from './api-waits.js';

let time = 0;
let waits: ApiWaits;
beforeEach(() => {
  time = 0;
  waits = new ApiWaits(() => time);
});

test('quick calls are not slow, whether open or answered', () => {
  const end = waits.begin();
  time = 499;
  expect(waits.wereSlow).toBe(false);
  end();
  expect(waits.wereSlow).toBe(false);
});

test('a call that has been open for half a second is slow', () => {
  waits.begin();
  const end = waits.begin();
  end();
  time = 500;
  expect(waits.wereSlow).toBe(true);
});

test('a slow call counts for three seconds after its answer', () => {
  const end = waits.begin();
  time = 500;
  end();
  time = 3500;
  expect(waits.wereSlow).toBe(true);
  time = 3501;
  expect(waits.wereSlow).toBe(false);
});
