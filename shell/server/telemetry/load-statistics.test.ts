import type { LoadReport } from '../../registry/load-report.js';
import { failureRate, LoadStatistics, loadTime } from './load-statistics.js';

const load = (outcome: LoadReport['outcome'], milliseconds = 90): LoadReport => ({
  kind: 'load',
  remote: 'mf-admin',
  version: '1.0.0',
  outcome,
  milliseconds,
});

test('loads and failures are counted for each version separately', () => {
  const statistics = new LoadStatistics(600_000);
  statistics.count(load('ok'));
  statistics.count(load('ok'));
  statistics.count(load('stale'));
  expect(statistics.of('mf-admin', '1.0.0')).toMatchObject({ ok: 2, failed: { stale: 1 } });
  expect(failureRate(statistics.of('mf-admin', '1.0.0'))).toBeCloseTo(1 / 3);
  expect(failureRate(statistics.of('mf-admin', '1.1.0'))).toBe(0);
});

test('loads older than the window are discarded', () => {
  let now = 1_000_000;
  const statistics = new LoadStatistics(600_000, () => now);
  statistics.count(load('ok'));
  now += 300_000;
  statistics.count(load('ok'));
  now += 350_000;
  expect(statistics.of('mf-admin', '1.0.0').ok).toBe(1);
});

test('the window contains the current tenth and the nine before it', () => {
  let now = 600_000;
  const statistics = new LoadStatistics(600_000, () => now);
  statistics.count(load('ok'));
  now += 599_999;
  expect(statistics.of('mf-admin', '1.0.0').ok).toBe(1);
  now += 1;
  expect(statistics.of('mf-admin', '1.0.0').ok).toBe(0);
});

test('loadTime returns the bound that the given share of the loads stayed under', () => {
  const statistics = new LoadStatistics(600_000);
  for (const milliseconds of [10, 60, 70, 90_000]) statistics.count(load('ok', milliseconds));
  expect(loadTime(statistics.of('mf-admin', '1.0.0'), 0.5)).toBe(100);
  expect(loadTime(statistics.of('mf-admin', '1.0.0'), 0.95)).toBe(Number.POSITIVE_INFINITY);
});
