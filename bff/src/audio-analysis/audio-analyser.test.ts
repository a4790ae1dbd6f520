import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinSamples, riff, sine, type WavOptions, wavFile } from '../../test/audio/wav.js';
import { AudioAnalyser, type AudioFacts, audioFormat } from './audio-analyser.js';
import { UnreadableAudio } from './samples.js';
import { mostPairs } from './waveform.js';

// The decoder reports each damaged frame on console.error.
beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

const fixture = (name: string) => readFile(join(__dirname, '../../test/audio', name));

/** @param piece bytes passed at a time */
async function analyse(file: Uint8Array, type = 'audio/wav', piece = 7001): Promise<AudioFacts> {
  const format = audioFormat(file, type);
  if (format === null) throw new Error('no format that is measured');
  const analyser = await AudioAnalyser.create(format);
  for (let from = 0; from < file.length; from += piece) {
    analyser.push(file.subarray(from, from + piece));
  }
  return analyser.finish();
}

const tone = sine({ seconds: 2, decibels: -23 });

/**
 * Makes a WAV file an RF64 file.
 * @param size bytes of audio according to `ds64`
 */
function rf64(file: Buffer, size: bigint): Buffer {
  const head = Buffer.from(file.subarray(0, 12));
  head.write('RF64');
  head.writeUInt32LE(0xffff_ffff, 4);
  const rest = Buffer.from(file.subarray(12));
  rest.writeUInt32LE(0xffff_ffff, rest.indexOf('data') + 4);
  const sizes = Buffer.alloc(28);
  sizes.writeBigUInt64LE(size, 8);
  return Buffer.concat([head, riff(['ds64', sizes]).subarray(12), rest]);
}

describe('WAV analysis', () => {
  test.each<[string, WavOptions]>([
    ['16 bit', { bits: 16 }],
    ['24 bit', { bits: 24 }],
    ['32 bit', { bits: 32 }],
    ['32 bit float', { bits: 32, isFloat: true }],
    ['16 bit with a speaker mask', { bits: 16, mask: 3 }],
    ['32 bit float with a speaker mask', { bits: 32, isFloat: true, mask: 3 }],
  ])('%s gives the correct duration, loudness and peak', async (_, options) => {
    const facts = await analyse(wavFile([tone, tone], options));
    expect(facts.durationMs).toBe(2000);
    expect(facts.loudness).toBeCloseTo(-23, 1);
    expect(facts.peak).toBeCloseTo(-23, 1);
    expect(facts.peaks.length).toBe(800);
    expect(Math.max(...facts.peaks)).toBe(9);
  });

  test('channels of changing level have the loudness and peak that ffmpeg measured', async () => {
    const quiet = sine({ seconds: 4, decibels: -40, frequency: 300, rate: 44_100 });
    const loud = sine({ seconds: 3, decibels: -12, frequency: 4000, rate: 44_100 });
    const left = joinSamples(loud, quiet, loud);
    const right = joinSamples(quiet, loud, quiet.subarray(0, loud.length));
    const facts = await analyse(wavFile([left, right], { rate: 44_100, bits: 24 }));
    // Measured by ffmpeg 5.1.9; see test/audio/README.md.
    expect(Math.abs((facts.loudness ?? 0) + 11.9)).toBeLessThanOrEqual(0.1);
    expect(Math.abs((facts.peak ?? 0) + 12)).toBeLessThanOrEqual(0.1);
  });

  test.each([1, 3, 4096, 1_000_000])(
    'input in chunks of %i bytes gives the same result',
    async (piece) => {
      const file = wavFile([tone.subarray(0, 24_000)], { bits: 24 });
      const facts = await analyse(file, 'audio/wav', piece);
      expect(facts).toEqual({ ...(await analyse(file)), loudness: expect.closeTo(-26, 1) });
    },
  );

  test('a chunk after audio data of odd length is ignored', async () => {
    const file = wavFile([tone.subarray(0, 2401)], { bits: 24 });
    const tail = riff(['id3 ', Buffer.alloc(5000, 0x7f)]).subarray(12);
    expect(await analyse(Buffer.concat([file, tail]))).toEqual(await analyse(file));
  });

  test('a chunk after the audio data of an RF64 file is ignored', async () => {
    const file = wavFile([tone], { bits: 32, isFloat: true });
    const large = rf64(file, BigInt(tone.length * 4));
    const tail = riff(['LIST', Buffer.alloc(5000, 0x7f)]).subarray(12);
    expect(await analyse(Buffer.concat([large, tail]))).toEqual(await analyse(large));
  });

  test('the size of the audio of an RF64 file is read across pieces', async () => {
    const file = wavFile([tone.subarray(0, 4800)]);
    const large = rf64(file, 4800n);
    expect((await analyse(large, 'audio/wav', 1)).durationMs).toBe(50);
  });

  test.each([
    ['no', 0n],
    ['an impossible', 2n ** 64n - 1n],
  ])('an RF64 file that gives %s size of its audio is measured up to its end', async (_, size) => {
    expect((await analyse(rf64(wavFile([tone]), size))).durationMs).toBe(2000);
  });

  test('a truncated file is measured up to its end', async () => {
    const file = wavFile([tone, tone]);
    const { durationMs } = await analyse(file.subarray(0, file.length / 2));
    expect(durationMs).toBe(1000);
  });

  test('8-bit samples are read as unsigned, with 128 as zero', async () => {
    const head = wavFile([new Float32Array(2)]).subarray(20, 36);
    head.writeUInt16LE(1, 12);
    head.writeUInt16LE(8, 14);
    const data = Buffer.of(128, 192, 64, 128);
    const { peak, durationMs } = await analyse(riff(['fmt ', head], ['data', data]));
    expect(peak).toBeCloseTo(-6.02, 1);
    expect(durationMs).toBe(0);
  });

  test('silence has a duration, but neither loudness nor peak', async () => {
    const facts = await analyse(wavFile([new Float32Array(48_000)]));
    expect(facts).toMatchObject({ durationMs: 1000, loudness: null, peak: null });
  });
});

describe('MP3 analysis', () => {
  /** Measured by ffmpeg 5.1.9; see test/audio/README.md. */
  test.each([
    ['stereo.mp3', { loudness: -20.7, peak: -10.8 }],
    ['mono.mp3', { loudness: -27.3, peak: -13.1 }],
  ])('%s has the loudness and peak that ffmpeg measured', async (name, expected) => {
    const facts = await analyse(await fixture(name), 'audio/mpeg');
    expect(Math.abs((facts.loudness ?? 0) - expected.loudness)).toBeLessThanOrEqual(0.1);
    expect(Math.abs((facts.peak ?? 0) - expected.peak)).toBeLessThanOrEqual(0.1);
    expect(facts.durationMs).toBeGreaterThan(5950);
    expect(facts.durationMs).toBeLessThan(6100);
    expect(facts.peaks.length / 2).toBeLessThanOrEqual(mostPairs);
  });

  test('a large ID3 tag is skipped', async () => {
    const file = await fixture('stereo.mp3');
    const size = 3_000_000;
    const tag = Buffer.alloc(10 + size, 0xff);
    tag.set([
      0x49,
      0x44,
      0x33,
      4,
      0,
      0,
      (size >> 21) & 127,
      (size >> 14) & 127,
      (size >> 7) & 127,
      size & 127,
    ]);
    const tagged = await analyse(Buffer.concat([tag, file]), 'audio/mpeg', 65_536);
    expect(tagged).toEqual(await analyse(file, 'audio/mpeg'));
  });

  test('damaged data in the middle of the file is skipped', async () => {
    const file = Buffer.from(await fixture('stereo.mp3'));
    file.fill(0, 30_000, 32_000);
    const { durationMs } = await analyse(file, 'audio/mpeg');
    expect(durationMs).toBeGreaterThan(5500);
  });
});

describe('unreadable audio', () => {
  const noise = Buffer.from(
    Uint8Array.from({ length: 200_000 }, (_, i) => (i * 7919 + (i >> 3)) % 251),
  );
  const header = (change: (format: Buffer) => void) => {
    const file = wavFile([tone]);
    change(file.subarray(20, 36));
    return file;
  };

  test.each<[string, Uint8Array, string, string]>([
    ['an empty file', new Uint8Array(0), 'audio/mpeg', 'no MP3 audio'],
    ['noise declared as MP3', noise, 'audio/mpeg', 'no MP3 audio'],
    ['an ID3 tag alone', Buffer.from('ID3\x04\0\0\0\0\x10\0'), 'audio/mpeg', 'no MP3 audio'],
    ['a WAV header alone', wavFile([tone]).subarray(0, 40), 'audio/wav', 'no audio in it'],
    ['no format chunk', riff(['data', Buffer.alloc(100)]), 'audio/wav', 'does not say'],
    ['a long format chunk', riff(['fmt ', Buffer.alloc(100_000)]), 'audio/wav', 'too long'],
    ['a short format chunk', riff(['fmt ', Buffer.alloc(8)]), 'audio/wav', 'too short'],
    ['0 channels', header((it) => it.writeUInt16LE(0, 2)), 'audio/wav', '0 channels'],
    ['60,000 channels', header((it) => it.writeUInt16LE(60_000, 2)), 'audio/wav', '60000 channels'],
    ['a sample rate of 0', header((it) => it.writeUInt32LE(0, 4)), 'audio/wav', 'sample rate of 0'],
    ['a huge sample rate', header((it) => it.writeUInt32LE(4e9, 4)), 'audio/wav', 'sample rate'],
    ['a wrong block size', header((it) => it.writeUInt16LE(3, 12)), 'audio/wav', 'contradicts'],
    ['µ-law encoding', header((it) => it.writeUInt16LE(7, 0)), 'audio/wav', 'kind of audio'],
    [
      'NaN samples',
      wavFile([Float32Array.of(0, Number.NaN)], { bits: 32, isFloat: true }),
      'audio/wav',
      'invalid samples',
    ],
  ])('%s is rejected with an error message in a full sentence', async (_, file, type, sentence) => {
    const failure = await analyse(file, type).catch((error) => error);
    expect(failure).toBeInstanceOf(UnreadableAudio);
    expect(failure.message).toContain(sentence);
    expect(failure.message).toMatch(/^[A-Z].*\.$/);
  });

  test('a change of the sample rate within a file is rejected', async () => {
    const [stereo, mono] = [await fixture('stereo.mp3'), await fixture('mono.mp3')];
    await expect(analyse(Buffer.concat([stereo, mono]), 'audio/mpeg')).rejects.toThrow(
      'changes its sample rate',
    );
    const [first, second] = [wavFile([tone]), wavFile([tone], { rate: 44_100 })];
    const both = Buffer.concat([first, second.subarray(12)]);
    await expect(analyse(both)).rejects.toThrow('changes its format');
  });

  test('FLAC, Ogg, AVI and AAC files are not recognised as a measurable format', () => {
    expect(audioFormat(Buffer.from('fLaC....'), 'audio/flac')).toBeNull();
    expect(audioFormat(Buffer.from('OggS....'), 'audio/ogg')).toBeNull();
    expect(audioFormat(Buffer.from('RIFF....AVI '), 'video/avi')).toBeNull();
    expect(audioFormat(Buffer.of(0xff, 0xf1, 0, 0), 'audio/aac')).toBeNull();
  });
});
