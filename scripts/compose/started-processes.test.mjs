import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartedProcesses } from './started-processes.mjs';

/** Starts a process that runs the code and then waits, and returns it once the code has run. */
async function started(code = '') {
  const program = `${code}; setInterval(() => {}, 1000); console.log('runs');`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('a process that starts during a stop is ended too', async () => {
  const processes = new StartedProcesses();
  const first = await started("process.on('SIGTERM', () => process.stdout.write('told'))");
  const second = await started();
  processes.add(first);
  const told = once(first.stdout, 'data');
  const stopped = processes.stop();
  expect(processes.isStopping).toBe(true);
  await told;
  processes.add(second);
  first.kill('SIGKILL');
  await stopped;
  expect([first.signalCode, second.signalCode]).toEqual(['SIGKILL', 'SIGTERM']);
});

test('a process that does not stop in time is killed', async () => {
  const processes = new StartedProcesses();
  const deaf = await started("process.on('SIGTERM', () => {})");
  processes.add(deaf);
  await processes.stop(50);
  expect(deaf.signalCode).toBe('SIGKILL');
});
