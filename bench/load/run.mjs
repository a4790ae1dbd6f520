#!/usr/bin/env node
/**
 * `npm run bench -- load`: finds the highest rate that the whole product sustains, runs it at 70 %
 * of that for `BENCH_MINUTES` (30) and at three times for `BENCH_OVERLOAD_SECONDS` (120), and
 * measures how soon it recovers. Visitors, customers (`BENCH_CUSTOMERS`, 2000) and administrators
 * use keep-alive connections, and no request waits for another; times are measured from when a
 * request was due. Needs Linux (it reads /proc).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../bff/processes.mjs';
import { startProduct } from '../releases/product.mjs';
import { calibrate } from './calibrate.mjs';
import { startGenerator } from './generator-process.mjs';
import { ProcessWatch } from './process-tree.mjs';
import { reportCalibration, reportOverload, reportSoak, reportVerdicts } from './report.mjs';

const number = (name, usual) => Number(process.env[name] ?? usual);
const settings = {
  minutes: number('BENCH_MINUTES', 30),
  overloadSeconds: number('BENCH_OVERLOAD_SECONDS', 120),
  customers: number('BENCH_CUSTOMERS', 2000),
  /** Sustainable requests per second; 0 to measure it. */
  borne: number('BENCH_RATE', 0),
};
/** Factors of the sustainable rate. */
const shares = { soak: 0.7, overload: 3 };
/** Seconds at the soak rate after the overload. */
const afterwards = 30;

const say = (text) => process.stdout.write(`${text}\n`);
const progress = (text) => process.stderr.write(`${text}\n`);
const onStep = ({ rate, good, p95, shed, wrongs }) =>
  progress(
    `  ${Math.round(rate)}/s: p95 ${p95.toFixed(0)} ms, ${shed} refused, ${wrongs} wrong${good ? '' : ': too much'}`,
  );

/** Rate that the generator reaches against an empty server with responses of this size. */
async function measureFloor(bytes, first) {
  const generator = startGenerator();
  const bare = await startServer('../load/bare-answers.mjs', { BYTES: String(bytes) });
  await generator.prepare({ origin: bare.origin });
  await generator.run([{ rate: first, seconds: 5 }]);
  const rate = await calibrate(generator, { first, isRough: true, onStep });
  await generator.stop();
  await bare.stop();
  return rate;
}

const progressOf = ({ index, p95, wrongs, shed, shedSeconds }, { shell, bff, stolen }) => {
  const shares = Object.entries({ shell, bff, stolen }).map(
    ([name, share]) => `${name} ${(share * 100).toFixed(0)} %`,
  );
  const refused = shed === 0 ? '' : `, ${shed} refused in seconds ${shedSeconds.join(' ')}`;
  return `  window ${index + 1}: p95 ${p95.toFixed(0)} ms, ${wrongs} wrong, ${shares.join(', ')}${refused}`;
};

/** Runs the soak and records memory and latencies per minute. */
async function soak(generator, watch, rate) {
  const { minutes } = settings;
  const windowLength = (minutes < 5 ? 10 : 60) * 1000;
  const windows = [];
  const begun = performance.now();
  const usedShares = watch.processorTime();
  let usedInWindow = watch.processorTime();
  const [result] = await generator.run(
    [{ rate, seconds: minutes * 60 }],
    windowLength,
    (window) => {
      const end = begun + (window.index + 1) * windowLength;
      windows.push({
        ...window,
        memory: watch.memory(end - windowLength, end),
        processor: usedInWindow(),
        seconds: windowLength / 1000,
      });
      usedInWindow = watch.processorTime();
      progress(progressOf(window, windows.at(-1).processor));
    },
  );
  const processor = usedShares();
  return { rate, windows, result, processor, memory: memoryGrowth(watch, begun, minutes) };
}

/**
 * Median memory of the minute after the first five, and of the last fifth; proportionally shorter
 * in short runs.
 */
function memoryGrowth(watch, begun, minutes) {
  const minute = 60_000;
  const warmUp = begun + Math.min(5, minutes / 6) * minute;
  const end = begun + minutes * minute;
  return {
    first: watch.memory(warmUp, warmUp + Math.min(1, minutes / 6) * minute),
    last: watch.memory(end - (minutes * minute) / 5, end),
  };
}

async function overload(generator, watch, borne, usual) {
  const usedShares = watch.processorTime();
  let processor;
  const stages = [
    { rate: borne * shares.overload, seconds: settings.overloadSeconds },
    { rate: usual, seconds: afterwards, raw: true },
  ];
  const timer = setTimeout(() => {
    processor = usedShares();
  }, settings.overloadSeconds * 1000);
  const [during, after] = await generator.run(stages);
  clearTimeout(timer);
  return { rate: stages[0].rate, seconds: settings.overloadSeconds, during, after, processor };
}

const folder = await mkdtemp(path.join(tmpdir(), 'northcast-load-'));
const product = await startProduct(folder);
const generator = startGenerator();
const watch = new ProcessWatch(product.pid, generator.pid);
try {
  say(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}; generator and product share them.\n`,
  );
  const administrator = {
    email: product.environment.ADMIN_EMAIL,
    password: product.environment.ADMIN_PASSWORD,
  };
  await generator.prepare({
    origin: product.url,
    people: { customers: settings.customers, administrator },
  });
  progress('calibration');
  const [{ bytes }] = await generator.run([{ rate: 100, seconds: 10 }]);
  const borne = settings.borne || (await calibrate(generator, { first: 100, onStep }));
  progress(`soak at ${Math.round(borne * shares.soak)}/s`);
  const soaked = await soak(generator, watch, Math.round(borne * shares.soak));
  progress(`overload at ${borne * shares.overload}/s`);
  const overloaded = await overload(generator, watch, borne, soaked.rate);
  watch.stop();
  await product.stop();
  say(reportSoak(soaked));
  say(reportOverload(overloaded, borne));
  say(reportVerdicts(soaked, overloaded));
  progress('floor');
  const floor = await measureFloor(bytes, borne);
  say(reportCalibration({ borne, floor, bytes }));
} finally {
  watch.stop();
  await product.stop();
  await generator.stop();
  await rm(folder, { recursive: true, force: true });
}
