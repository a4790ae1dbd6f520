import { mostPairs, Waveform } from './waveform.js';

describe('a waveform', () => {
  test('holds the minimum and maximum of each interval, and the overall peak', () => {
    const waveform = new Waveform(200);
    waveform.push([Float32Array.of(0.5, -0.25, 0), Float32Array.of(0.1, -0.75, 0.2)], 3);
    expect([...waveform.result()]).toEqual([0, 64, -95, 0, 0, 25]);
    expect(waveform.peak).toBe(0.75);
  });

  test('limits samples above full scale in the drawing, but not in the peak', () => {
    const waveform = new Waveform(200);
    waveform.push([Float32Array.of(2, -3)], 2);
    expect([...waveform.result()]).toEqual([0, 127, -127, 0]);
    expect(waveform.peak).toBe(3);
  });

  test.each([mostPairs - 1, mostPairs, mostPairs * 3, mostPairs * 100 + 7])(
    'stores %i intervals in a bounded number of pairs, at their positions',
    (stretches) => {
      const waveform = new Waveform(200);
      const samples = new Float32Array(stretches);
      const loud = Math.floor(stretches * 0.75);
      samples[loud] = -1;
      for (let from = 0; from < stretches; from += 1000) {
        const piece = samples.subarray(from, from + 1000);
        waveform.push([piece], piece.length);
      }
      const pairs = waveform.result();
      const count = pairs.length / 2;
      expect(count).toBeLessThanOrEqual(mostPairs);
      expect(count).toBeGreaterThanOrEqual(Math.min(stretches, mostPairs / 2));
      const found = pairs.indexOf(-127) / 2;
      expect(Math.abs(found / count - 0.75)).toBeLessThan(0.002);
      expect(pairs.filter((value) => value !== 0)).toHaveLength(1);
      expect(waveform.peak).toBe(1);
    },
  );
});
