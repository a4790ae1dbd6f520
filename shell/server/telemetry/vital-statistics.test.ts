import { type VitalMetric, type VitalReport, vitalMetrics } from '../../registry/vital-report.js';
import { VitalStatistics, vitalScales } from './vital-statistics.js';

const vital = (metric: VitalMetric, value: number, version = '1.0.0'): VitalReport => ({
  kind: 'vital',
  remote: 'mf-marketing',
  version,
  metric,
  value,
});

const counted = (...reports: VitalReport[]) => {
  const statistics = new VitalStatistics(86_400_000);
  for (const report of reports) statistics.count(report);
  return statistics;
};

test('statistics contain the bound of the 75th percentile and the share of good visits', () => {
  const values = [900, 1100, 2500, 2501].map((value) => vital('LCP', value));
  expect(counted(...values).of('mf-marketing', '1.0.0')['LCP']).toEqual({
    visits: 4,
    p75: 2500,
    rating: 'good',
    good: 0.75,
  });
});

test.each<[VitalMetric, number, string]>([
  ['CLS', 0, 'good'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.11, 'fair'],
  ['CLS', 0.25, 'fair'],
  ['CLS', 0.26, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 500, 'fair'],
  ['INP', 90_000, 'poor'],
  ['TTFB', 801, 'fair'],
  ['FCP', 1800, 'good'],
])('%s of %p is rated %s', (metric, value, rating) => {
  expect(counted(vital(metric, value)).of('mf-marketing', '1.0.0')[metric]?.rating).toBe(rating);
});

test('versions and metrics are counted separately', () => {
  const statistics = counted(vital('LCP', 900), vital('LCP', 9000, '1.1.0'), vital('CLS', 0.3));
  expect(statistics.of('mf-marketing', '1.0.0')).toMatchObject({
    LCP: { visits: 1, rating: 'good' },
    CLS: { visits: 1, rating: 'poor' },
  });
  expect(statistics.of('mf-marketing', '1.1.0')['LCP']?.rating).toBe('poor');
  expect(statistics.of('mf-marketing', '1.0.0')['INP']).toBeUndefined();
});

test('visits older than the window are discarded', () => {
  let now = 1_000_000_000;
  const statistics = new VitalStatistics(86_400_000, () => now);
  statistics.count(vital('LCP', 900));
  now += 90_000_000;
  statistics.count(vital('LCP', 1900));
  expect(statistics.of('mf-marketing', '1.0.0')['LCP']).toMatchObject({ visits: 1, p75: 2000 });
});

test.each([...vitalMetrics])(
  'the thresholds of %s are histogram bounds, so that shares are exact',
  (metric) => {
    const { good, poor, bounds } = vitalScales[metric];
    expect(bounds).toEqual(expect.arrayContaining([good, poor]));
    expect([...bounds].sort((one, other) => one - other)).toEqual(bounds);
  },
);

test('setting the system clock back by a day does not extend the window', () => {
  let now = 1_000_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const statistics = new VitalStatistics(86_400_000);
  statistics.count(vital('LCP', 900));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
  now += 90_000_000;
  expect(statistics.of('mf-marketing', '1.0.0')).toEqual({});
  jest.restoreAllMocks();
});
