import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../tooling/src/paths.mjs';

test('npm test fails if a part is named that does not exist, instead of running nothing', async () => {
  const tests = promisify(execFile)(process.execPath, [
    inRoot('scripts/test.mjs'),
    'lint',
    'units',
  ]);
  await expect(tests).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: '\nNo part units. Parts: types, supply, lint, unit, api, catalogue, browser\n',
  });
});

test.each([
  ['test:stress', 'scripts/stress.mjs', 'No part toString. Parts: bff, release, memory,'],
  ['bench', 'bench/run.mjs', 'There is no toString; there are bff, releases,'],
])('npm run %s fails if a part is named that every object has', async (_name, file, reason) => {
  const command = promisify(execFile)(process.execPath, [inRoot(file), 'toString']);
  await expect(command).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(reason),
  });
});
