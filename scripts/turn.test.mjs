import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../tooling/src/paths.mjs';
import { takeTurn } from './turn.mjs';

afterEach(() => jest.restoreAllMocks());

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'turn-')), 'cache/installing.pid');

test('a second installation waits for the end of the first and says so', async () => {
  const file = newFile();
  const end = await takeTurn(file);
  const onWait = jest.fn();
  let isSecond = false;
  const second = takeTurn(file, onWait).then((endSecond) => {
    isSecond = true;
    return endSecond;
  });
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(isSecond).toBe(false);
  expect(onWait).toHaveBeenCalledTimes(1);
  end();
  (await second)();
  (await takeTurn(file, onWait))();
  expect(onWait).toHaveBeenCalledTimes(1);
});

test('the turn of a process that was ended is free at once', async () => {
  const file = newFile();
  const child = spawn(process.execPath, ['--input-type=module', '-e', takeAndStay(file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe(String(child.pid));
  child.kill('SIGKILL');
  await once(child, 'exit');
  const onWait = jest.fn();
  const end = await takeTurn(file, onWait);
  expect(onWait).not.toHaveBeenCalled();
  expect(readFileSync(`${file}.2`, 'utf8')).toBe(String(process.pid));
  end();
});

test('of two that find a turn aborted at the same time, one takes it and the other waits', async () => {
  const file = newFile();
  (await takeTurn(file))();
  writeFileSync(`${file}.1`, '123');
  let first;
  jest.spyOn(process, 'kill').mockImplementationOnce(() => {
    // The first takes the turn while the second looks at the process that has ended.
    jest.mocked(process.kill).mockImplementationOnce(throwGone);
    first = takeTurn(file);
    return throwGone();
  });
  const onWait = jest.fn();
  const second = takeTurn(file, onWait);
  (await first)();
  expect(onWait).toHaveBeenCalledTimes(1);
  (await second)();
});

test('a process that was suspended before it took the turn waits for one who took a later one', async () => {
  const file = newFile();
  (await takeTurn(file))();
  writeFileSync(`${file}.1`, '123');
  jest.spyOn(process, 'kill').mockImplementationOnce(() => {
    rmSync(`${file}.1`);
    writeFileSync(`${file}.3`, String(process.pid));
    return throwGone();
  });
  const onWait = jest.fn();
  const suspended = takeTurn(file, onWait);
  expect(onWait).toHaveBeenCalledTimes(1);
  rmSync(`${file}.3`);
  (await suspended)();
});

test('the turn of a process that was ended lasts while the command that it started runs', async () => {
  const file = newFile();
  const child = spawn(process.execPath, ['--input-type=module', '-e', takeAndRun(file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const [id, command] = readFileSync(`${file}.1`, 'utf8').split(' ').map(Number);
  expect(id).toBe(child.pid);
  child.kill('SIGTERM');
  await once(child, 'exit');
  const onWait = jest.fn();
  const next = takeTurn(file, onWait);
  process.kill(command);
  expect(onWait).toHaveBeenCalledTimes(1);
  (await next)();
});

test('a turn of more than 15 minutes is free, also if its process still runs', async () => {
  const file = newFile();
  const endFirst = await takeTurn(file);
  const before = new Date(Date.now() - 16 * 60_000);
  utimesSync(`${file}.1`, before, before);
  const endSecond = await takeTurn(file);
  endFirst();
  const onWait = jest.fn();
  const third = takeTurn(file, onWait);
  expect(onWait).toHaveBeenCalledTimes(1);
  endSecond();
  (await third)();
});

const throwGone = () => {
  throw Object.assign(new Error('No such process'), { code: 'ESRCH' });
};

const takeAndRun = (file) => `
  const { extendTurn, takeTurn } =
    await import(${JSON.stringify(inRoot('scripts/turn.mjs'))});
  const { run } = await import(${JSON.stringify(inRoot('scripts/steps.mjs'))});
  const file = ${JSON.stringify(file)};
  await takeTurn(file);
  await run(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], {
    onStart: (child) => {
      extendTurn(file, child);
      process.stdout.write('started');
    },
  });`;

const takeAndStay = (file) => `
  const { takeTurn } = await import(${JSON.stringify(inRoot('scripts/turn.mjs'))});
  await takeTurn(${JSON.stringify(file)});
  process.stdout.write('taken');
  setInterval(() => undefined, 1000);`;
