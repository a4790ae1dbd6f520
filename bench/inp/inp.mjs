/**
 * Interaction to Next Paint of the most frequent interactions, in a real browser at CPU x4: real
 * touches and clicks, times from the Event Timing API. Prints a Markdown table.
 *
 * `BENCH_RUNS` (5) number of runs, of which the medians are printed; interactions alternate.
 * `BENCH_PORT` (3290).
 */
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../scripts/find-chromium.mjs';
import { fillOrders } from '../bff/fill-orders.mjs';
import { firstPort, publishedVersions, startProduct } from '../paint/product.mjs';
import { markdownTable, median, openResults } from '../results.mjs';
import { interactions } from './interactions.mjs';
import { administrator, makePeople } from './people.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const slowdown = 4;
/** Threshold of a good INP, in milliseconds. */
const good = 200;
const orders = 500;
const customers = 200;
/**
 * Milliseconds to wait for the browser's report after the result is visible. Long tasks delay the
 * report but do not lose it.
 */
const reportDelay = 500;
/** Milliseconds: a busy machine at a quarter of its speed takes seconds to load a remote. */
const timeoutMs = 60_000;

async function measure(browser, origin, people, interaction) {
  const { path, device, as, before, pressed, shown } = interaction;
  const context = await browser.newContext({ ...device, ...(as && { storageState: people[as] }) });
  try {
    context.setDefaultTimeout(timeoutMs);
    await context.addInitScript(recordEvents, shortest);
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const target = pressed(page);
    await hydrated(page, target);
    await before?.(page);
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(() => globalThis.takeEvents());
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (device.hasTouch) await target.tap();
    else await target.click();
    await shown(page).waitFor();
    await page.waitForTimeout(reportDelay);
    return inpOf(await page.evaluate(() => globalThis.takeEvents()));
  } finally {
    await context.close();
  }
}

/**
 * Waits until the element, or the static part that contains it, is hydrated. Before that, the press
 * would measure only the browser.
 */
async function hydrated(page, target) {
  const element = await target.elementHandle();
  await page.waitForFunction(
    (node) =>
      Object.keys(node.closest('[data-static]') ?? node).some((key) => key.startsWith('__react')),
    element,
  );
}

/** Milliseconds: the shortest event duration that browsers report. */
const shortest = 16;

/** Init script: records event timing entries until `takeEvents` returns them. */
function recordEvents(durationThreshold) {
  const kept = [];
  const keep = (entries) => {
    for (const entry of entries) {
      const { name, interactionId, duration, startTime, processingStart, processingEnd } = entry;
      kept.push({ name, interactionId, duration, startTime, processingStart, processingEnd });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const events = { type: 'event', durationThreshold, buffered: true };
  observer.observe(events);
  globalThis.takeEvents = () => {
    keep(observer.takeRecords());
    return kept.splice(0);
  };
}

/**
 * Interaction to Next Paint of one press: the longest event that belongs to it.
 * @param events entries from `recordEvents`
 * @returns total milliseconds, and the delay before the handlers, in the handlers, and until the
 * frame was presented. A press too short to be reported counts as the shortest reported duration.
 */
function inpOf(events) {
  const [longest] = events
    .filter(({ interactionId }) => interactionId > 0)
    .toSorted((a, b) => b.duration - a.duration);
  if (!longest) return { inp: shortest, delay: 0, processing: 0, presentation: shortest };
  const { duration, startTime, processingStart, processingEnd } = longest;
  const delay = processingStart - startTime;
  const processing = processingEnd - processingStart;
  return { inp: duration, delay, processing, presentation: duration - delay - processing };
}

function table(results) {
  const rows = interactions.map(({ name }) => {
    const of = results.filter(({ interaction }) => interaction === name);
    const middle = (key) => median(of.map((each) => each[key])).toFixed(0);
    const worst = Math.max(...of.map(({ inp }) => inp)).toFixed(0);
    const verdict = Number(middle('inp')) <= good ? 'good' : 'over';
    const parts = ['delay', 'processing', 'presentation'].map(middle);
    return [name, middle('inp'), worst, ...parts, verdict];
  });
  const headings = ['interaction', 'INP', 'worst', 'delay', 'handlers', 'presentation'];
  return markdownTable([...headings, `≤ ${good}`], rows);
}

const { origin, dataFolder, stop } = await startProduct(firstPort, {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: chromiumFlags,
});
try {
  await fillOrders({ DATA_DIR: dataFolder }, orders);
  const people = await makePeople(origin, customers);
  const versions = await publishedVersions(origin);
  const { file, results, add } = await openResults('inp.json', versions, { resume: false });
  for (let run = 1; run <= runs; run += 1) {
    for (const interaction of interactions) {
      const result = await measure(browser, origin, people, interaction);
      await add({ interaction: interaction.name, run, ...result });
      process.stdout.write(`${interaction.name} ${run}/${runs}: ${result.inp} ms\n`);
    }
  }
  process.stdout.write(
    `\nIn ms at CPU ×${slowdown}, medians; ${orders} orders, ${customers} customers:\n\n${table(results)}\n\nAll figures: ${file}\n`,
  );
} finally {
  await browser.close();
  await stop();
}
