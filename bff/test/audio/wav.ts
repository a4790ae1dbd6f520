/** How a test WAV file stores its samples. */
export interface WavOptions {
  readonly rate?: number;
  readonly bits?: 16 | 24 | 32;
  readonly isFloat?: boolean;
  /** Speaker mask; if given, the format is WAVE_FORMAT_EXTENSIBLE. */
  readonly mask?: number;
}

/** Samples of a sine wave; 0 dBFS is a peak of 1. */
export function sine(options: {
  readonly seconds: number;
  readonly decibels: number;
  readonly rate?: number;
  readonly frequency?: number;
}): Float32Array {
  const { seconds, decibels, rate = 48_000, frequency = 1000 } = options;
  const amplitude = 10 ** (decibels / 20);
  const samples = new Float32Array(Math.round(seconds * rate));
  for (const index of samples.keys()) {
    samples[index] = amplitude * Math.sin((2 * Math.PI * frequency * index) / rate);
  }
  return samples;
}

export function joinSamples(...parts: readonly Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

/** A WAV file with the samples of each channel. */
export function wavFile(channels: readonly Float32Array[], options: WavOptions = {}): Buffer {
  const { rate = 48_000, bits = 16, isFloat = false, mask } = options;
  const frames = channels[0]?.length ?? 0;
  const bytes = bits / 8;
  const data = Buffer.alloc(frames * channels.length * bytes);
  let at = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    for (const channel of channels) {
      write(data, at, channel[frame] ?? 0, bits, isFloat);
      at += bytes;
    }
  }
  const format = Buffer.alloc(mask === undefined ? 16 : 40);
  const tag = isFloat ? 3 : 1;
  format.writeUInt16LE(mask === undefined ? tag : 0xfffe, 0);
  format.writeUInt16LE(channels.length, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * channels.length * bytes, 8);
  format.writeUInt16LE(channels.length * bytes, 12);
  format.writeUInt16LE(bits, 14);
  if (mask !== undefined) {
    format.writeUInt16LE(22, 16);
    format.writeUInt16LE(bits, 18);
    format.writeUInt32LE(mask, 20);
    format.writeUInt16LE(tag, 24);
  }
  return riff(['fmt ', format], ['LIST', Buffer.from('INFOodd')], ['data', data]);
}

/** A RIFF file of these chunks, which need not be valid. */
export function riff(...chunks: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const body = Buffer.concat(
    chunks.flatMap(([name, content]) => {
      const size = Buffer.alloc(4);
      size.writeUInt32LE(content.length);
      return [Buffer.from(name), size, content, Buffer.alloc(content.length % 2)];
    }),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length + 4);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WAVE'), body]);
}

function write(data: Buffer, at: number, value: number, bits: number, isFloat: boolean): void {
  if (isFloat) data.writeFloatLE(value, at);
  else {
    const full = 2 ** (bits - 1);
    const whole = Math.max(-full, Math.min(full - 1, Math.round(value * full)));
    data.writeIntLE(whole, at, bits / 8);
  }
}
