import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags } from './product.mjs';

/**
 * One run of Lighthouse's mobile preset in a browser of its own.
 * @param {{ slowdown: number, applied: boolean }} how `applied`: throttling by the browser itself, not simulated
 * @returns {Promise<{ score: number, fcp: number, lcp: number, tbt: number, cls: number }>} score 0 to 100, times in ms
 */
export async function audit(url, { slowdown, applied }) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH,
    chromeFlags: chromiumFlags,
  });
  try {
    const result = await lighthouse(
      url,
      { port: chrome.port, output: 'json', logLevel: 'silent', onlyCategories: ['performance'] },
      {
        extends: 'lighthouse:default',
        settings: {
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
      },
    );
    const { audits, categories } = result.lhr;
    const value = (name) => audits[name]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories.performance.score ?? 0) * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}
