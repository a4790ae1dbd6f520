#!/usr/bin/env node
/**
 * `npm run test:stress`: the stress suites at full size, one after the other. `npm test` runs them
 * at a small size. `npm run test:stress -- bff fuzzing` runs only the parts named; the table `parts`
 * lists them.
 */
import { parseArgs } from 'node:util';
import { slowFirst } from '../tooling/src/jest-preset.mjs';
import { installDependencies } from './install.mjs';
import { phase, root, step } from './steps.mjs';

const { positionals: wanted } = parseArgs({ allowPositionals: true });
const bin = (name) => `${root}/node_modules/.bin/${name}`;
const env = { ...process.env, STRESS: 'full', TZ: 'Asia/Kolkata' };

const jest = (name, args, extra = {}) =>
  phase(name, bin('jest'), [...args, slowFirst], {
    env: { ...env, ...extra },
  });

async function playwright(name, args) {
  const { findChromium } = await import('./find-chromium.mjs');
  await phase(name, bin('playwright'), ['test', ...args], {
    cwd: `${root}/e2e`,
    env: { ...env, CHROMIUM_PATH: await findChromium() },
  });
}

const fuzzBothServers = (database, extra) =>
  jest(
    `shell server and bff on ${database}: hostile requests over sockets`,
    ['-c', 'shell/server/jest.config.mjs', 'fuzzing'],
    extra,
  );

/** Uses an empty database of its own. If no server answers, reports that and does nothing. */
async function fuzzOnMysql() {
  const { emptyDatabase } = await import('./mysql.mjs');
  const database = await emptyDatabase(`northcast_fuzz_${process.pid}`);
  if (database === undefined) {
    process.stdout.write('\nNo MySQL or MariaDB answers.\n');
    return;
  }
  try {
    await fuzzBothServers('MySQL or MariaDB', { FUZZ_DATABASE_URL: database.url });
  } finally {
    await database.drop();
  }
}

/** Mutation testing is last, because it checks the tests and not the product. */
const parts = {
  bff: () =>
    jest('bff: crashes, hostile requests, backup and restore', [
      '-c',
      'bff/jest.config.js',
      'bff/stress',
    ]),
  release: () => jest('release: crashes, versions and canaries', ['-c', 'release/jest.config.mjs']),
  memory: () =>
    jest('shell server: caches, maps and queues stay bounded', [
      '-c',
      'shell/server/jest.config.mjs',
      'bounded-memory',
    ]),
  fuzzing: async () => {
    await fuzzBothServers('SQLite', {});
    await fuzzOnMysql();
  },
  chaos: () => playwright('releases under faults', ['tests/releases', '--project=desktop']),
  // Apart from other tests, because the times are promised on an idle machine.
  pages: () =>
    playwright('pages of 50,000 orders', ['tests/admin/fifty-thousand', '--project=desktop']),
  orders: async () => {
    await playwright('thirty orders processed on a phone', [
      'tests/admin/thirty-orders',
      '--project=phone',
    ]);
    await playwright('an order from start to end, on each database with each file storage', [
      'tests/order-place/whole-way',
      '--project=desktop',
      '--project=phone',
    ]);
  },
  mutation: () => phase('mutation testing', process.execPath, ['scripts/mutation.mjs']),
};

try {
  const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new Error(`No part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  await step('install dependencies', installDependencies);
  const { buildBrowserParts, compileServers } = await import('./build.mjs');
  await compileServers();
  await buildBrowserParts();
  for (const [name, run] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await run();
  process.stdout.write(`\n${wanted.length === 0 ? 'All suites' : wanted.join(', ')} passed.\n`);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
