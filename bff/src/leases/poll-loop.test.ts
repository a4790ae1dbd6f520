import { AsyncLocalStorage } from 'node:async_hooks';
import { PollLoop } from './poll-loop.js';

const work = jest.fn<Promise<void>, []>();
const onError = jest.fn<void, [unknown]>();
let loop: PollLoop;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  work.mockResolvedValue();
  loop = new PollLoop(work, onError);
  loop.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
});
afterEach(async () => {
  await loop.stop();
  jest.useRealTimers();
});

test('a nudge starts the work after 50 ms; a nudge before that starts it once more', async () => {
  loop.nudge();
  await jest.advanceTimersByTimeAsync(40);
  loop.nudge();
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10);
  expect(work).toHaveBeenCalledTimes(2);
  // What the second nudge announced may have been committed after that.
  await jest.advanceTimersByTimeAsync(50);
  expect(work).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(1999);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a nudge that comes while the work runs starts it again 50 ms after its end', async () => {
  let finish: () => void = () => undefined;
  work.mockImplementationOnce(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  loop.nudge();
  await jest.advanceTimersByTimeAsync(50);
  loop.nudge();
  await jest.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
  finish();
  await jest.advanceTimersByTimeAsync(49);
  expect(work).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(3);
});

test('the work runs every 2 seconds without nudges, also after it failed', async () => {
  const error = new Error('locked');
  work.mockRejectedValueOnce(error);
  await jest.advanceTimersByTimeAsync(2000);
  expect(onError).toHaveBeenCalledWith(error);
  await jest.advanceTimersByTimeAsync(1999);
  expect(work).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(3);
});

test('the work does not run in the context of the request that nudges', async () => {
  // Fake timers have no context.
  jest.useRealTimers();
  const request = new AsyncLocalStorage<string>();
  const seen = new Promise((resolve) => {
    work.mockImplementation(async () => resolve(request.getStore()));
  });
  const other = new PollLoop(work, onError);
  request.run('an order', () => other.nudge());
  expect(await seen).toBeUndefined();
  await other.stop();
});
