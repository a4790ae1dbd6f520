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
