import { markdownTable, median } from '../results.mjs';

const kinds = ['document', 'script', 'font', 'image'];
const whole = (value) => value.toFixed(0);
const kilobytes = (value) => (value / 1000).toFixed(1);

/**
 * Results as Markdown tables: scores and times, then bytes. A cell lists the variants in order,
 * each with the median of its runs.
 * @param results results of `audit`, with `path` and `variant`
 */
export function paintTables(results, variants) {
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
