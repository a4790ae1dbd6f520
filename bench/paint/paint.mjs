/**
 * Lighthouse over public pages beside their floor, interleaved: scores simulated at CPU x4 and x8, LCP with applied throttling.
 * `BENCH_RUNS` (5) medians of that many; `BENCH_PATHS` a list of paths, all public ones unless given.
 */
import { audit } from './audit.mjs';
import { publicPaths, startProduct } from './product.mjs';
import { startFloor } from './without-script.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const paths = process.env.BENCH_PATHS?.split(',') ?? (await publicPaths());

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const medianOf = (results, key) => median(results.map((result) => result[key]));

async function interleaved(urls, how) {
  const results = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) results[index].push(await audit(url, how));
  }
  return results;
}

const product = await startProduct(3291);
const floor = await startFloor(product.origin, paths, 3292);
try {
  process.stdout.write(
    `${'page'.padEnd(46)} score4 score8  TBT4  TBT8   CLS  FCP ms  LCP ms  floor  ratio\n`,
  );
  for (const path of paths) {
    const page = product.origin + path;
    const [four] = await interleaved([page], { slowdown: 4, applied: false });
    const [eight] = await interleaved([page], { slowdown: 8, applied: false });
    const [real, bare] = await interleaved([page, floor.origin + path], {
      slowdown: 4,
      applied: true,
    });
    const lcp = medianOf(real, 'lcp');
    const floorLcp = medianOf(bare, 'lcp');
    const columns = [
      medianOf(four, 'score'),
      medianOf(eight, 'score'),
      medianOf(four, 'tbt').toFixed(0),
      medianOf(eight, 'tbt').toFixed(0),
      medianOf(four, 'cls').toFixed(2),
      medianOf(real, 'fcp').toFixed(0),
      lcp.toFixed(0),
      floorLcp.toFixed(0),
      (lcp / floorLcp).toFixed(2),
    ];
    process.stdout.write(
      `${path.padEnd(46)} ${columns.map((column) => String(column).padStart(6)).join(' ')}\n`,
    );
  }
} finally {
  floor.stop();
  await product.stop();
}
