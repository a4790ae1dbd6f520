import { TimeoutError, withTimeout } from '@northcast/shared-contracts/with-timeout';

const never = new Promise<never>(() => undefined);

test('work that takes too long is rejected with the limit, or with a message', async () => {
  await expect(withTimeout(never, 1)).rejects.toThrow(new TimeoutError('no result within 1 ms'));
  await expect(withTimeout(never, 1, 'late')).rejects.toThrow(new TimeoutError('late'));
});

test('work that fails is rejected with its own error', async () => {
  await expect(withTimeout(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken');
});

test('a result that arrives while the event loop is busy is not late', async () => {
  const arrived = new Promise((resolve) => setImmediate(resolve, 'result'));
  const result = withTimeout(arrived, 20);
  const end = performance.now() + 50;
  while (performance.now() < end);
  expect(await result).toBe('result');
});
