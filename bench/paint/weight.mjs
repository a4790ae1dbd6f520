/**
 * Transferred bytes (brotli) of every public page's first visit: document, script, font, pictures.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../scripts/find-chromium.mjs';
import { firstPort, publicPaths, startProduct } from './product.mjs';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);

/** Waits for the chunk that the shell requests last. */
async function lastScript(page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/shell/chunk.')),
  );
  await page.waitForLoadState('networkidle');
}

const product = await startProduct(firstPort);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: chromiumFlags,
});
try {
  const paths = await publicPaths();
  // The first response after a release is compressed quickly, later ones at the best level.
  for (const path of paths) await (await fetch(product.origin + path)).text();
  await sleep(10_000);
  process.stdout.write(`${'page'.padEnd(52)} document   script     font pictures  scripts\n`);
  for (const path of paths) {
    const page = await browser.newPage();
    await page.goto(product.origin + path);
    await lastScript(page);
    const entries = await page.evaluate(() => {
      const ofAll = /** @type {PerformanceResourceTiming[]} */ ([
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ]);
      return ofAll.map(({ name, entryType, encodedBodySize }) => ({
        name,
        entryType,
        bytes: encodedBodySize,
      }));
    });
    const sum = (pattern) =>
      entries
        .filter(({ name }) => pattern.test(new URL(name).pathname))
        .reduce((total, { bytes }) => total + bytes, 0);
    const document = entries.find(({ entryType }) => entryType === 'navigation')?.bytes ?? 0;
    const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js')).length;
    process.stdout.write(
      `${path.padEnd(52)} ${[document, sum(/\.(js|json)$/), sum(/\.woff2$/), sum(/\.(svg|png|jpg|webp)$/)].map(kilobytes).join(' ')} ${String(scripts).padStart(8)}\n`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
