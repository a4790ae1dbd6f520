/**
 * Interaction to Next Paint of the most frequent interactions, in a real browser at CPU x4: real
 * touches and clicks, times from the Event Timing API. Prints a Markdown table.
 *
 * `BENCH_RUNS` (5) number of runs, of which the medians are printed; interactions alternate.
 * `BENCH_PORT` (3290).
 */
import { chromium } from '@playwright/test';
import { fillOrders } from '../bff/fill-orders.mjs';
import { chromiumFlags, firstPort, publishedVersions, startProduct } from '../paint/product.mjs';
import { markdownTable, median, openResults } from '../results.mjs';
import { interactions } from './interactions.mjs';
import { administrator, makePeople } from './people.mjs';
import { inpOf, recordEvents, shortest } from './record-events.mjs';

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
  args: chromiumFlags.slice(1),
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
