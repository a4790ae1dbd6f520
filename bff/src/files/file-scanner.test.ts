import { scanFile } from './file-scanner.js';

const scan = (command: readonly string[], timeout = 30_000) =>
  scanFile(command, '/tmp/file', timeout);
const shell = (line: string) => ['/bin/sh', '-c', line];

test.each([
  ['exit 0', { verdict: 'clean' }],
  ['exit 1', { verdict: 'infected' }],
  ['exit 2', { verdict: 'unknown', reason: 'exit 2', isTimeout: false }],
  ['kill -9 $$', { verdict: 'unknown', reason: 'exit SIGKILL', isTimeout: false }],
])('a scanner that ends with %p has the result %j', async (line, result) => {
  expect(await scan(shell(line))).toEqual(result);
});

test.each([
  ['does not exist', ['/nowhere/scanner'], 'ENOENT'],
  ['may not be run', ['/dev/null'], 'EACCES'],
  ['has no name', [''], 'ERR_INVALID_ARG_VALUE'],
])('a scanner that %s has the result unknown, with the reason', async (_case, command, reason) => {
  expect(await scan(command)).toEqual({
    verdict: 'unknown',
    reason: expect.stringContaining(reason),
    isTimeout: false,
  });
});

test('a scanner that takes too long is stopped and has the result unknown', async () => {
  expect(await scan(shell('exec sleep 20'), 100)).toEqual({
    verdict: 'unknown',
    reason: 'timeout',
    isTimeout: true,
  });
});
