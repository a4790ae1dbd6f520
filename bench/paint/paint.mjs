/**
 * Runs Lighthouse on public pages, alternating with the same pages without script and
 * client-rendered: simulated scores at CPU x4 and x8, FCP and LCP with applied throttling. Prints
 * Markdown tables.
 *
 * `BENCH_RUNS` (5) number of runs, of which the medians are printed; `BENCH_PATHS` list of paths,
 * default all public ones; `BENCH_VARIANTS` (product,floor,client); `BENCH_RESUME=1` continues an
 * interrupted run; `BENCH_PORT` (3290) first of three ports.
 */

import { markdownTable, median, openResults } from '../results.mjs';
import { audit } from './audit.mjs';
import { firstPort, publishedVersions, wantedPaths } from './product.mjs';
import { startVariants, variantNames } from './variants.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const wanted = process.env.BENCH_VARIANTS?.split(',') ?? variantNames;
const variants = variantNames.filter((name) => wanted.includes(name));
/** A page that did not load completely is loaded again, up to this many times. */
const attempts = 3;

async function audited(url, attempt = 1) {
  try {
    return await audit(url);
  } catch (error) {
    if (attempt === attempts) throw error;
    process.stderr.write(`${url}: ${error.message}; once more\n`);
    return await audited(url, attempt + 1);
  }
}

/**
 * The loads of one page are far apart, so that a minute in which the machine is slow changes one of
 * them and not their median. The variants of a page are loaded one after the other.
 */
function* planned(paths) {
  for (let run = 1; run <= runs; run += 1) {
    for (const path of paths) {
      for (const variant of variants) yield { path, run, variant };
    }
  }
}

async function measure(origin, { path, run, variant }) {
  // Warm up the server: its work for a first visit is not part of the comparison.
  await fetch(origin + path, { headers: { Accept: 'text/html' } });
  const began = performance.now();
  const result = { path, run, variant, ...(await audited(origin + path)) };
  const seconds = (performance.now() - began) / 1000;
  const { four, eight, applied } = result;
  process.stdout.write(
    `${path} ${run}/${runs} ${variant}: score ${four.score}, ${eight.score}; LCP ${applied.lcp.toFixed(0)} ms (${seconds.toFixed(0)} s)\n`,
  );
  return result;
}

const kinds = ['document', 'script', 'font', 'image'];
const whole = (value) => value.toFixed(0);
const kilobytes = (value) => (value / 1000).toFixed(1);

/**
 * Results as Markdown tables: scores and times, then bytes. A cell lists the variants in order,
 * each with the median of its runs.
 * @param results results of `audit`, with `path` and `variant`
 */
function paintTables(results, variants) {
  const paths = [...new Set(results.map(({ path }) => path))];
  const of = (path, variant) =>
    results.filter((each) => each.path === path && each.variant === variant);
  const cell = (path, read, write) =>
    variants
      .map((variant) => of(path, variant))
      .map((runs) => (runs.length === 0 ? '' : write(median(runs.map(read)))))
      .join(' / ');
  const times = paths.map((path) => [
    `\`${path}\``,
    cell(path, ({ four }) => four.score, whole),
    cell(path, ({ eight }) => eight.score, whole),
    cell(path, ({ applied }) => applied.fcp, whole),
    cell(path, ({ applied }) => applied.lcp, whole),
    ratio(of(path, 'product'), of(path, 'floor')),
    cell(path, ({ four }) => four.tbt, whole),
    cell(path, ({ eight }) => eight.tbt, whole),
    cell(path, largestShift, (value) => value.toFixed(2)),
  ]);
  const bytes = paths.map((path) => [
    `\`${path}\``,
    ...kinds.map((kind) => cell(path, (run) => run.bytes[kind] ?? 0, kilobytes)),
  ]);
  const order = variants.join(' / ');
  return [
    `${order}; FCP and LCP under applied throttling, times in ms:`,
    markdownTable(
      ['page', 'score ×4', 'score ×8', 'FCP', 'LCP', 'LCP to floor', 'TBT ×4', 'TBT ×8', 'CLS'],
      times,
    ),
    `${order}; kB (1000 bytes) on the wire, headers included:`,
    markdownTable(['page', ...kinds], bytes),
  ].join('\n\n');
}

const largestShift = ({ four, applied }) => Math.max(four.cls, applied.cls);

function ratio(product, floor) {
  if (product.length === 0 || floor.length === 0) return '';
  const lcp = (runs) => median(runs.map(({ applied }) => applied.lcp));
  return (lcp(product) / lcp(floor)).toFixed(2);
}

const paths = await wantedPaths();
const { origins, stop } = await startVariants(firstPort);
try {
  const { file, results, add } = await openResults(
    'paint.json',
    await publishedVersions(origins.product),
    {
      resume: process.env.BENCH_RESUME === '1',
    },
  );
  for (const plan of planned(paths)) {
    const isDone = results.some(
      ({ path, run, variant }) =>
        path === plan.path && run === plan.run && variant === plan.variant,
    );
    if (!isDone) await add(await measure(origins[plan.variant], plan));
  }
  process.stdout.write(`\n${paintTables(results, variants)}\n\nAll figures: ${file}\n`);
} finally {
  await stop();
}
