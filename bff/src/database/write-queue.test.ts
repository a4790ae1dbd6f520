import { setImmediate as turn } from 'node:timers/promises';
import { WriteQueue } from './write-queue.js';

test('tasks of the queue run one at a time, in the order in which they were added', async () => {
  const queue = new WriteQueue();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await turn();
    log.push(`${name} ends`);
  };
  await Promise.all(['a', 'b', 'c'].map((name) => queue.run(work(name))));
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a failed task does not prevent the next task from running', async () => {
  const queue = new WriteQueue();
  const failing = queue.run(() => Promise.reject(new Error('on purpose')));
  const next = queue.run(async () => 'done');
  await expect(failing).rejects.toThrow('on purpose');
  await expect(next).resolves.toBe('done');
});

test('a task that waits for another task of the same queue is rejected with 503', async () => {
  jest.useFakeTimers();
  const queue = new WriteQueue();
  const outer = queue.run(() => queue.run(async () => 'never'));
  const refused = expect(outer).rejects.toMatchObject({ status: 503 });
  await jest.advanceTimersByTimeAsync(20_000);
  await refused;
  jest.useRealTimers();
  await expect(queue.run(async () => 'goes on')).resolves.toBe('goes on');
});

test('a full queue rejects new tasks with 503 and completes all waiting tasks', async () => {
  const queue = new WriteQueue();
  let open: ((value: string) => void) | undefined;
  const first = queue.run(() => new Promise<string>((resolve) => (open = resolve)));
  const all = Array.from({ length: 20_000 }, () => queue.run(async () => 'done'));
  expect(queue.waitingCount).toBe(4000);
  open?.('done');
  await first;
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4000);
  expect(outcomes.at(-1)).toMatchObject({ reason: { status: 503 } });
});
