import { launch } from 'chrome-launcher';
import { nonSimulatedSettingsOverrides } from 'lighthouse/core/config/constants.js';
import { navigationGather } from 'lighthouse/core/gather/navigation-runner.js';
import { Runner } from 'lighthouse/core/runner.js';
import { chromiumFlags } from '../../scripts/find-chromium.mjs';

/**
 * All audits with weight in the `performance` score, and the byte counts; `verify.mjs` proves that
 * the others change nothing.
 */
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'resource-summary',
];

/**
 * With applied throttling Lighthouse waits for five quiet seconds after a load, which only time to
 * interactive needs. One second, as for simulated loads, is enough: the largest paint comes long
 * before, and a whole run takes half an hour less.
 */
for (const wait of Object.keys(nonSimulatedSettingsOverrides)) {
  nonSimulatedSettingsOverrides[wait] = 1000;
}

/**
 * Lighthouse's mobile preset with the required audits only.
 * @param {{ slowdown: number, applied: boolean }} how `applied`: the browser throttles, instead of
 * simulation
 * @param {{ onlyAudits: string[] } | { onlyCategories: string[] }} [only]
 * @returns {import('lighthouse').Config}
 */
export const configOf = ({ slowdown, applied }, only = { onlyAudits: audits }) => ({
  extends: 'lighthouse:default',
  settings: {
    ...only,
    disableFullPageScreenshot: true,
    formFactor: 'mobile',
    throttlingMethod: applied ? 'devtools' : 'simulate',
    throttling: {
      rttMs: 150,
      throughputKbps: 1638.4,
      requestLatencyMs: 562.5,
      downloadThroughputKbps: 1474.56,
      uploadThroughputKbps: 675,
      cpuSlowdownMultiplier: slowdown,
    },
  },
});

/**
 * Loads a page once in a new browser with an empty cache.
 * @returns Lighthouse's record, without audits
 */
export async function gather(url, config) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH,
    chromeFlags: ['--headless', ...chromiumFlags],
  });
  try {
    const flags = { port: chrome.port, output: 'json', logLevel: 'silent' };
    return await navigationGather(undefined, url, { flags, config });
  } finally {
    chrome.kill();
  }
}

/**
 * Lighthouse's result for a recorded load at the given slowdown. Simulated throttling does not slow
 * the browser itself, so one record serves every slowdown.
 */
export async function judge({ artifacts, runnerOptions }, slowdown) {
  const { resolvedConfig } = runnerOptions;
  const throttling = { ...artifacts.settings.throttling, cpuSlowdownMultiplier: slowdown };
  const settings = { ...artifacts.settings, throttling };
  const { lhr } = await Runner.audit(
    { ...artifacts, settings },
    { resolvedConfig: { ...resolvedConfig, settings }, computedCache: new Map() },
  );
  return lhr;
}

/** @throws Error if the page did not load completely, or if a requested audit was not recorded */
function reading({ audits: results, runtimeError, runWarnings }) {
  const failure = runtimeError?.message ?? runWarnings.find((text) => /too slowly/.test(text));
  if (failure) throw new Error(failure);
  return (name) => {
    const { numericValue, errorMessage } = results[name];
    if (numericValue === undefined) throw new Error(`${name}: ${errorMessage}`);
    return numericValue;
  };
}

/** Paint times in milliseconds, and layout shift. */
function paintsOf(result) {
  const value = reading(result);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
  };
}

/**
 * The figures of a result under simulated throttling.
 * @returns {{ score: number, fcp: number, lcp: number, tbt: number, cls: number,
 *   speedIndex: number }} score 0 to 100, times in ms
 */
export function figuresOf(result) {
  const value = reading(result);
  return {
    ...paintsOf(result),
    score: Math.round(result.categories.performance.score * 100),
    tbt: value('total-blocking-time'),
    speedIndex: value('speed-index'),
  };
}

/**
 * Transferred bytes including headers, by Lighthouse's resource type: `document`, `script`, `font`,
 * `image` and others.
 */
const bytesOf = ({ audits: results }) =>
  Object.fromEntries(
    results['resource-summary'].details.items.map(({ resourceType, transferSize }) => [
      resourceType,
      transferSize,
    ]),
  );

/**
 * Measures a page once: one load for the scores at two slowdowns, and one load with applied
 * throttling. `benchmarkIndex` is Lighthouse's own measure of the machine at that moment.
 */
export async function audit(url) {
  const unslowed = await gather(url, configOf({ slowdown: 4, applied: false }));
  const four = await judge(unslowed, 4);
  const eight = await judge(unslowed, 8);
  const slowed = await gather(url, configOf({ slowdown: 4, applied: true }));
  const applied = await judge(slowed, 4);
  return {
    four: figuresOf(four),
    eight: figuresOf(eight),
    applied: paintsOf(applied),
    bytes: bytesOf(four),
    benchmarkIndex: four.environment.benchmarkIndex,
  };
}
