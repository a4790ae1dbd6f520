import { joinSamples, sine } from '../../test/audio/wav.js';
import { Loudness } from './loudness.js';
import { channelWeights } from './samples.js';

const rate = 8000;
const tone = (decibels: number, seconds: number) => sine({ seconds, decibels, rate });

function measure(channels: readonly Float32Array[], at = rate, weights?: readonly number[]) {
  const format = { rate: at, weights: weights ?? channelWeights(channels.length) };
  const loudness = new Loudness(format);
  const length = channels[0]?.length ?? 0;
  // In pieces of uneven size, as a decoder produces them.
  for (let from = 0; from < length; from += 1777) {
    const piece = channels.map((channel) => channel.subarray(from, from + 1777));
    loudness.push(piece, piece[0]?.length ?? 0);
  }
  return loudness.integrated();
}

const stereo = (samples: Float32Array) => [samples, samples];

describe('integrated loudness', () => {
  test.each([8000, 11_025, 22_050, 44_100, 48_000, 96_000, 192_000])(
    'a stereo tone of 1 kHz at −23 dBFS measures −23 LUFS at %i Hz',
    (at) => {
      const samples = sine({ seconds: 3, decibels: -23, rate: at });
      expect(measure(stereo(samples), at)).toBeCloseTo(-23, 1);
    },
  );

  test('a mono signal measures 3 LU less than the same signal in stereo', () => {
    expect(measure([tone(-20, 3)])).toBeCloseTo(-23, 1);
  });

  /** The first six cases of EBU Tech 3341; all except the second expect −23.0 ± 0.1. */
  test.each([
    ['a constant level', [[-23, 20]], -23],
    ['a constant lower level', [[-33, 20]], -33],
    [
      'quiet parts below the relative gate',
      [
        [-36, 10],
        [-23, 60],
        [-36, 10],
      ],
      -23,
    ],
    [
      'parts below the absolute gate',
      [
        [-72, 10],
        [-36, 10],
        [-23, 60],
        [-36, 10],
        [-72, 10],
      ],
      -23,
    ],
    [
      'levels above the gates',
      [
        [-26, 20],
        [-20, 20.1],
        [-26, 20],
      ],
      -23,
    ],
  ] as const)('a signal with %s measures the loudness of EBU Tech 3341', (_, parts, expected) => {
    const samples = joinSamples(...parts.map(([decibels, seconds]) => tone(decibels, seconds)));
    const measured = measure(stereo(samples)) ?? 0;
    expect(Math.abs(measured - expected)).toBeLessThanOrEqual(0.1);
  });

  test('surround channels have a higher weight, and the LFE channel has none', () => {
    const levels = [-28, -28, -24, 0, -30, -30];
    const channels = levels.map((decibels) => tone(decibels, 20));
    expect(Math.abs((measure(channels) ?? 0) + 23)).toBeLessThanOrEqual(0.1);
  });

  test('the speaker mask of a file determines the channel weights', () => {
    expect(channelWeights(2, 0b110000)).toEqual([1.41, 1.41]);
    expect(channelWeights(1, 0b1000)).toEqual([0]);
    expect(channelWeights(3, 0b1011)).toEqual([1, 1, 0]);
  });

  test('frequencies are weighted by the filters of the standard', () => {
    const at = (frequency: number) =>
      measure([sine({ seconds: 3, decibels: 0, frequency, rate: 48_000 })], 48_000) ?? 0;
    // Gains of the filters at 48 kHz, relative to 1 kHz.
    expect(at(100) - at(1000)).toBeCloseTo(-1.8, 0);
    expect(at(10_000) - at(1000)).toBeCloseTo(3.3, 0);
    expect(at(20) - at(1000)).toBeLessThan(-12);
  });

  test('silence and audio shorter than a block have no loudness', () => {
    expect(measure(stereo(new Float32Array(rate * 2)))).toBeNull();
    expect(measure(stereo(tone(-80, 2)))).toBeNull();
    expect(measure(stereo(tone(-10, 0.3)))).toBeNull();
  });
});
