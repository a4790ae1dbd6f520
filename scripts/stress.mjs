#!/usr/bin/env node
/** `npm run test:stress`: the stress suites at full size. `npm test` runs them at a small size. */
import { installDependencies } from './install.mjs';
import { root, show, step } from './steps.mjs';

const bin = (name) => `${root}/node_modules/.bin/${name}`;

async function must(name, command, args, options) {
  process.stdout.write(`\n== ${name}\n`);
  if ((await show(command, args, options)) !== 0) throw new Error(`${name} failed`);
}

/**
 * Calls `run` with the URL of an empty database. If no server answers, reports that and skips the
 * call.
 */
async function withEmptyDatabase(run) {
  const { emptyDatabase } = await import('./mysql.mjs');
  const database = await emptyDatabase(`northcast_fuzz_${process.pid}`);
  if (database === undefined) {
    process.stdout.write('\nNo MySQL or MariaDB answers.\n');
    return;
  }
  try {
    await run(database.url);
  } finally {
    await database.drop();
  }
}

try {
  await step('install dependencies', installDependencies);
  const { buildBrowserParts, compileServers } = await import('./build.mjs');
  await compileServers();
  await buildBrowserParts();
  const { findChromium } = await import('./find-chromium.mjs');
  const env = { ...process.env, STRESS: 'full', TZ: 'Asia/Kolkata' };
  await must(
    'crash, fuzz and operations of the bff',
    bin('jest'),
    ['-c', 'bff/jest.config.js', 'bff/stress'],
    { env },
  );
  await must('releases: crashes and canaries', bin('jest'), ['-c', 'release/jest.config.mjs'], {
    env,
  });
  await must(
    'shell server: what strangers can fill',
    bin('jest'),
    ['-c', 'shell/server/jest.config.mjs', 'bounded-memory'],
    { env },
  );
  const fuzz = (database, databaseEnv) =>
    must(
      `both servers on ${database}: hostile requests over sockets`,
      bin('jest'),
      ['-c', 'shell/server/jest.config.mjs', 'fuzzing'],
      { env: { ...env, ...databaseEnv } },
    );
  await fuzz('SQLite', {});
  await withEmptyDatabase((url) => fuzz('MySQL or MariaDB', { FUZZ_DATABASE_URL: url }));
  await must(
    'releases: chaos',
    bin('playwright'),
    ['test', 'tests/releases', 'tests/admin/fifty-thousand', '--project=desktop'],
    {
      cwd: `${root}/e2e`,
      env: { ...env, CHROMIUM_PATH: await findChromium() },
    },
  );
  await must(
    'thirty orders in a morning, by thumb',
    bin('playwright'),
    ['test', 'tests/admin/thirty-orders', '--project=phone'],
    { cwd: `${root}/e2e`, env: { ...env, CHROMIUM_PATH: await findChromium() } },
  );
  await must(
    'an order from recording to receipt, on each database with each storage',
    bin('playwright'),
    ['test', 'tests/order-place/whole-way', '--project=desktop', '--project=phone'],
    {
      cwd: `${root}/e2e`,
      env: { ...env, CHROMIUM_PATH: await findChromium() },
    },
  );
  // Last, because mutation testing checks the tests, not the product.
  await must('small changes of the sources, which tests have to notice', process.execPath, [
    'scripts/mutation.mjs',
  ]);
  process.stdout.write('\nAll suites passed.\n');
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
