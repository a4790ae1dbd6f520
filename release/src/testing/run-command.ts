import { fork } from 'node:child_process';
import path from 'node:path';
import { runRelease } from '../commands/release-command.js';

/** Runs a release command in this process and returns its output. A build fails the test. */
export async function runCommand(store: string, ...argv: string[]): Promise<string> {
  const said: string[] = [];
  await runRelease(argv, {
    store,
    publicUrl: 'http://localhost',
    declaredVersion: async () => '1.0.0',
    build: () => Promise.reject(new Error('It was built')),
    workingCopyShell: () => Promise.reject(new Error('The shell was built')),
    fetchApi: () => Promise.reject(new Error('The API was asked')),
    workingCopyBff: () => Promise.reject(new Error('The bff was described')),
    say: (text) => said.push(text),
    timeouts: { any: 1000, all: 500 },
  });
  return said.join('\n');
}

/** Result and output of a command in its own process. */
export interface Outcome {
  readonly done: boolean;
  readonly text: string;
}

const worker = path.join(__dirname, 'command-worker.mjs');

/** Runs the same command in several processes that start at the same moment. */
export async function runAtOnce(
  times: number,
  store: string,
  ...argv: string[]
): Promise<Outcome[]> {
  const children = Array.from({ length: times }, () =>
    fork(worker, [store, ...argv], { execArgv: [] }),
  );
  await Promise.all(
    children.map((child) => new Promise((resolve) => child.once('message', resolve))),
  );
  return await Promise.all(
    children.map(
      (child) =>
        new Promise<Outcome>((resolve) => {
          child.once('message', (outcome) => resolve(outcome as Outcome));
          child.send('go');
        }),
    ),
  );
}
