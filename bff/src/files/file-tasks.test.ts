import { openLog } from '../log/log.js';
import { FileTasks } from './file-tasks.js';

test('a stop does not wait for work on files that never ends, and releases it', async () => {
  const tasks = new FileTasks(openLog('silent'));
  const abandon = jest.fn(async () => undefined);
  const begun = new Promise<void>((begin) => {
    const run = () => {
      begin();
      return new Promise<void>(() => undefined);
    };
    tasks.add({ every: 60_000, run, abandon });
  });
  tasks.onApplicationBootstrap();
  await begun;
  tasks.stopTimeout = 100;
  await tasks.onModuleDestroy();
  expect(abandon).toHaveBeenCalledTimes(1);
}, 5000);

test('calls that keep coming do not delay the work on files, and are all followed by a run', async () => {
  jest.useFakeTimers();
  const tasks = new FileTasks(openLog('silent'));
  const run = jest.fn(async () => undefined);
  tasks.add({ every: 10_000, run });
  tasks.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(0);
  for (let nudge = 0; nudge < 20; nudge += 1) {
    tasks.nudge();
    await jest.advanceTimersByTimeAsync(40);
  }
  const before = run.mock.calls.length;
  expect(before).toBeGreaterThan(5);
  await jest.advanceTimersByTimeAsync(50);
  expect(run).toHaveBeenCalledTimes(before + 1);
  await tasks.onModuleDestroy();
  jest.useRealTimers();
});
