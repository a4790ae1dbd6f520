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

test('npm run test:stress fails if a part is named that only every object has', async () => {
  const stress = promisify(execFile)(process.execPath, [inRoot('scripts/stress.mjs'), 'toString']);
  await expect(stress).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('No part toString. Parts: bff, release, memory,'),
  });
});
