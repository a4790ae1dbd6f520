#!/usr/bin/env node
/**
 * `npm test`: checks everything, starting from a clean clone. `npm test -- unit` runs one part;
 * `npm test -- --since main` runs only what the changes since then can affect.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { slowFirst, testTimeoutMs } from '../tooling/src/jest-preset.mjs';
import { remotes } from '../tooling/src/paths.mjs';
import { installDependencies } from './install.mjs';
import { phase, root, run, step } from './steps.mjs';

const { values: options, positionals: parts } = parseArgs({
  options: { since: { type: 'string' } },
  allowPositionals: true,
});
const allParts = ['types', 'supply', 'lint', 'unit', 'api', 'catalogue', 'browser'];
const wanted = (part) => parts.length === 0 || parts.includes(part);

/** @type {Awaited<ReturnType<typeof import('./affected.mjs').affectedSince>>} */
let affected;
const touches = (project) => affected?.packages.has(project.split('/')[0]) ?? true;
const tests = (project) => affected?.tested.has(project.split('/')[0]) ?? true;
const bin = (name) => `${root}/node_modules/.bin/${name}`;
const checkSupplyChain = `${root}/scripts/check-supply-chain.mjs`;
// One more than there are processors, because many tests wait for processes that they start.
const workers = availableParallelism() + 1;
const projects = [
  'shared-ui',
  'order-ui',
  'shell',
  ...remotes,
  'e2e',
  'bff',
  'shared-contracts/tsconfig.tests.json',
  'release/tsconfig.tests.json',
  'shell/tsconfig.server-tests.json',
  'tsconfig.scripts.json',
];

/** Totals of all suites. */
const counted = { passed: 0, failed: 0 };

async function jest(name, args, options) {
  const file = `${root}/.cache/jest-result.json`;
  const common = [`--maxWorkers=${workers}`, slowFirst, '--json', `--outputFile=${file}`];
  await phase(name, bin('jest'), [...args, ...common], options);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  counted.passed += numPassedTests;
  counted.failed += numFailedTests;
}

async function checkTypes() {
  const waiting = projects.filter((each) => touches(each) || each === 'tsconfig.scripts.json');
  const checkNext = async () => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift())
      await run(bin('tsc'), ['-p', project, '--noEmit']);
  };
  // Two at a time, because a compiler leaves a processor idle during input and output.
  await Promise.all([checkNext(), checkNext()]);
}

async function unitTests() {
  const configs = [
    'shared-contracts',
    'shared-ui',
    'order-ui',
    'tooling',
    'release',
    'shell',
    'shell/server',
    ...remotes,
  ]
    .filter(tests)
    .map((folder) => `${folder}/jest.config.mjs`);
  if (configs.length > 0)
    await jest('unit tests', [
      '--projects',
      ...configs,
      // jest ignores the limit in the configuration of one of several projects.
      `--testTimeout=${testTimeoutMs}`,
    ]);
}

/** Runs on SQLite, and also on MySQL if a server answers; in a time zone other than UTC. */
async function apiTests() {
  const { mysqlUrl } = await import('./mysql.mjs');
  const url = await mysqlUrl();
  const databases =
    url === undefined ? 'SQLite (no MySQL answers at MYSQL_URL)' : 'SQLite and MySQL';
  await jest(`API on ${databases}`, ['-c', 'bff/jest.together.config.js'], {
    env: { ...process.env, TZ: 'Asia/Kolkata', MYSQL_URL: url ?? '' },
  });
}

/** Tests every primitive in every state, light and dark, at three widths, in a real browser. */
async function catalogueTests() {
  const { findChromium } = await import('./find-chromium.mjs');
  const env = { ...process.env, CHROMIUM_PATH: await step('find a browser', findChromium) };
  await step('build the catalogue', () =>
    run(process.execPath, ['shared-ui/catalogue/run.mjs', '--build'], { env }),
  );
  await phase('catalogue', process.execPath, ['shared-ui/catalogue/check.mjs'], { env });
}

/** @param {readonly string[]} folders of `e2e/tests`; empty for all */
async function browserTests(folders) {
  const { findChromium } = await import('./find-chromium.mjs');
  const chromium = await step('find a browser', findChromium);
  await phase(
    'browser tests',
    bin('playwright'),
    ['test', ...folders.map((each) => `tests/${each}/`)],
    {
      cwd: `${root}/e2e`,
      env: { ...process.env, CHROMIUM_PATH: chromium },
    },
  );
  const { stats } = JSON.parse(readFileSync(`${root}/e2e/test-results/report.json`, 'utf8'));
  counted.passed += stats.expected + stats.flaky;
  counted.failed += stats.unexpected;
}

try {
  const unknown = parts.filter((part) => !allParts.includes(part));
  if (unknown.length > 0)
    throw new Error(`No part ${unknown.join(', ')}. Parts: ${allParts.join(', ')}`);
  await step('install dependencies', installDependencies);
  const { affectedSince, browserTestsOf } = await import('./affected.mjs');
  if (options.since !== undefined) affected = await affectedSince(options.since);
  const browserFolders = browserTestsOf(affected?.packages);
  const { buildBrowserParts, compileServers } = await import('./build.mjs');
  await compileServers();
  if (wanted('types')) await step('check types', checkTypes);
  if (wanted('supply')) await phase('supply chain', process.execPath, [checkSupplyChain]);
  if (wanted('lint'))
    await phase('lint', bin('biome'), ['ci', '--error-on-warnings', '--max-diagnostics=40', '.']);
  if (wanted('unit') && affected?.tested.size !== 0) {
    // Some unit tests start the whole product.
    await buildBrowserParts();
    await unitTests();
  }
  if (wanted('api') && tests('bff')) await apiTests();
  if (wanted('catalogue') && touches('shared-ui')) await catalogueTests();
  if (wanted('browser') && browserFolders?.length !== 0) {
    await buildBrowserParts();
    await browserTests(browserFolders ?? []);
  }
  process.stdout.write(`\n${counted.passed} passed, ${counted.failed} failed\n`);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
