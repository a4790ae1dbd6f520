import { formatSize, formatTimeLeft } from './file-text';
import { percentOf } from './upload-item';
import { SpeedMeter } from './upload-speed';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1400, '1.4 KB'],
  [12_345_678, '12 MB'],
  [5 * 1024 ** 3, '5.4 GB'],
])('%d bytes are formatted as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test.each([
  [5, 'less than a minute left'],
  [61, 'about 1 minute left'],
  [600, 'about 10 minutes left'],
  [7200, 'about 2 hours left'],
])('%d seconds are formatted as %s', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text);
});

test('the percentage is 100 only when all bytes are sent', () => {
  expect(percentOf(999_999, 1_000_000)).toBe(99);
  expect(percentOf(1, 1)).toBe(100);
});

test('the speed covers only the last seconds and is 0 at first', () => {
  let now = 0;
  const meter = new SpeedMeter(() => now);
  expect(meter.at(0)).toBe(0);
  now = 2000;
  expect(meter.at(2000)).toBe(1000);
  for (now = 3000; now < 20_000; now += 1000) meter.at(2000);
  expect(meter.at(2000)).toBe(0);
  // A chunk is sent again.
  expect(meter.at(1000)).toBe(0);
});
