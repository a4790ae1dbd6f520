import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { newerBff } from './skew-builds';

const run = promisify(execFile);

// In a file of its own, so that it runs beside the tests in `field-recipe.spec.ts`.
test('the result of the recipe compiles, and its list test passes', async () => {
  test.setTimeout(300_000);
  const bff = await newerBff();
  const cwd = bff.checkout;
  for (const project of ['bff', 'mf-admin', 'mf-account']) {
    await run('node_modules/.bin/tsc', ['-p', project, '--noEmit'], { cwd });
  }
  const jest = path.join(cwd, 'node_modules/.bin/jest');
  const env = { ...process.env, MYSQL_URL: '' };
  // Only the file that the recipe names: jest has compiled nothing in this checkout yet.
  const args = ['src/lists/lists.test.ts', '-t', 'CSV download', '--runInBand'];
  await run(jest, args, { cwd: path.join(cwd, 'bff'), env });
});
