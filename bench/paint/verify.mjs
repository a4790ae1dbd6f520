/**
 * `npm run bench -- verify`: proves that the shortcuts of the paint suite do not change what it
 * measures, and that its variants show the same page. Exits with 1 otherwise. `BENCH_PATHS`: list
 * of paths, default all public ones.
 */
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { saveArtifacts } from 'lighthouse/core/lib/asset-saver.js';
import { Runner } from 'lighthouse/core/runner.js';
import { chromiumFlags } from '../../scripts/find-chromium.mjs';
import { configOf, figuresOf, gather, judge } from './audit.mjs';
import { firstPort, wantedPaths } from './product.mjs';
import { startVariants, variantNames } from './variants.mjs';

const simulated = (slowdown) => configOf({ slowdown, applied: false });

/** Auditing a record again with its own slowdown gives Lighthouse's own result. */
async function sameSlowdown(url) {
  const record = await gather(url, simulated(4));
  const direct = await Runner.audit(record.artifacts, record.runnerOptions);
  ok(direct);
  const again = await judge(record, 4);
  deepStrictEqual(figuresOf(again), figuresOf(direct.lhr));
  deepStrictEqual(again.audits, direct.lhr.audits);
}

/**
 * Auditing a record with another slowdown gives the same result as Lighthouse's audit mode for the
 * record on disk with that setting.
 */
async function otherSlowdown(url) {
  const record = await gather(url, simulated(4));
  const folder = await mkdtemp(path.join(tmpdir(), 'northcast-artifacts-'));
  try {
    await saveArtifacts(record.artifacts, folder);
    const file = path.join(folder, 'artifacts.json');
    const artifacts = JSON.parse(await readFile(file, 'utf8'));
    artifacts.settings.throttling.cpuSlowdownMultiplier = 8;
    await writeFile(file, JSON.stringify(artifacts));
    /** @type {import('lighthouse').Flags} */
    const flags = { auditMode: folder, logLevel: 'silent' };
    const direct = await lighthouse(undefined, flags, simulated(8));
    ok(direct);
    deepStrictEqual(figuresOf(await judge(record, 8)), figuresOf(direct.lhr));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The omitted audits have no weight. */
async function fewerAudits(url) {
  const how = { slowdown: 4, applied: false };
  const whole = await gather(url, configOf(how, { onlyCategories: ['performance'] }));
  const part = await gather(url, configOf(how));
  const full = await judge(whole, 4);
  const runnerOptions = { ...part.runnerOptions };
  const settings = part.runnerOptions.resolvedConfig.settings;
  const restricted = await judge({ artifacts: { ...whole.artifacts, settings }, runnerOptions }, 4);
  strictEqual(restricted.categories.performance.score, full.categories.performance.score);
  deepStrictEqual(figuresOf(restricted), figuresOf(full));
}

/**
 * The slowdown affects a simulated load in one place only: Lighthouse shortens the
 * `timeRemaining()` of idle callbacks. No script may call it, because then one record could not
 * serve two slowdowns.
 */
async function nobodyAsksForIdleTime(browser, url) {
  const page = await browser.newPage();
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const texts = [await page.content(), ...(await Promise.all(scripts.map((each) => each.text())))];
  await page.close();
  strictEqual(scripts.length > 0, true, 'no script ran');
  strictEqual(texts.filter((text) => text.includes('timeRemaining')).length, 0);
}

/** What a user sees once loading has ended, and the errors until then. */
async function seen(browser, url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const errors = [];
  // Block the web font, because it is chance whether it arrives in time for the first paint.
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('h1').waitFor();
  const { text, height } = await page.evaluate(() => ({
    text: document.body.innerText,
    height: document.documentElement.scrollHeight,
  }));
  await page.close();
  return { text, height, errors };
}

/** Every variant shows the same page as the product, without an error. */
async function samePage(browser, origins, pagePath) {
  const expected = await seen(browser, origins.product + pagePath);
  deepStrictEqual(expected.errors, []);
  for (const name of variantNames) {
    deepStrictEqual(await seen(browser, origins[name] + pagePath), expected, name);
  }
}

const paths = await wantedPaths();
const { origins, stop } = await startVariants(firstPort);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: chromiumFlags,
});
const url = origins.product + paths[0];
const checks = {
  'a record judged again with its own slowdown': () => sameSlowdown(url),
  'a record judged with another slowdown': () => otherSlowdown(url),
  'the audits left out': () => fewerAudits(url),
  ...Object.fromEntries(
    paths.flatMap((each) => [
      [
        `${each}: no idle time asked for`,
        () => nobodyAsksForIdleTime(browser, origins.product + each),
      ],
      [`${each}: the same in every variant`, () => samePage(browser, origins, each)],
    ]),
  ),
};
try {
  for (const [name, check] of Object.entries(checks)) {
    const failure = await check().catch((error) => error);
    process.stdout.write(`${failure ? 'DIFFERS' : 'same   '} ${name}\n`);
    if (failure) {
      process.stdout.write(`${failure.message}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await stop();
}
