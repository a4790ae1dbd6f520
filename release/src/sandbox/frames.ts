import { Buffer } from 'node:buffer';

const prefixBytes = 4;

/** Encodes a value as one frame: a length of four bytes, then JSON. */
export function encodeFrame(value: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(value));
  const frame = Buffer.allocUnsafe(prefixBytes + text.length);
  frame.writeUInt32BE(text.length, 0);
  text.copy(frame, prefixBytes);
  return frame;
}

/** Decodes frames from a stream. After an error it ignores all further input. */
export class FrameReader {
  private chunks: Buffer[] = [];
  private size = 0;
  private isBroken = false;

  /**
   * @param limit maximum frame length in bytes
   * @param onFrame receives each parsed value
   * @param onViolation called for a frame that is too long or not JSON
   */
  constructor(
    private readonly limit: number,
    private readonly onFrame: (value: unknown) => void,
    private readonly onViolation: (reason: string) => void,
  ) {}

  push(chunk: Buffer): void {
    if (this.isBroken) return;
    this.chunks.push(chunk);
    this.size += chunk.length;
    while (!this.isBroken && this.size >= prefixBytes) {
      const length = this.nextLength();
      if (length > this.limit) this.violate(`a frame of ${length} bytes`);
      if (this.size < prefixBytes + length) return;
      this.deliver(this.take(prefixBytes + length).subarray(prefixBytes));
    }
  }

  private nextLength(): number {
    if ((this.chunks[0]?.length ?? 0) < prefixBytes) this.chunks = [Buffer.concat(this.chunks)];
    return this.chunks[0]?.readUInt32BE(0) ?? 0;
  }

  private take(length: number): Buffer {
    const all = this.chunks.length === 1 ? this.chunks[0] : Buffer.concat(this.chunks);
    const rest = (all ?? Buffer.alloc(0)).subarray(length);
    this.chunks = rest.length > 0 ? [rest] : [];
    this.size = rest.length;
    return (all ?? Buffer.alloc(0)).subarray(0, length);
  }

  private deliver(text: Buffer): void {
    const value = parsed(text.toString('utf8'));
    if (value === undefined) this.violate('a frame that is not JSON');
    else this.onFrame(value);
  }

  private violate(reason: string): void {
    this.isBroken = true;
    this.chunks = [];
    this.size = 0;
    this.onViolation(reason);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
