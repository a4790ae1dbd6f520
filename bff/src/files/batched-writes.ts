import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';

/** Bytes that are written at once: each write wakes a thread, which costs more than to copy the 64 KiB that a socket gives. */
const batch = 256 * 1024;

type Done = (error?: Error | null) => void;

/**
 * Writes to a file in batches, from a position on. Nothing waits for more to come when the stream ends. What comes is copied, not kept, so that
 * the memory for an upload is the same whatever sizes its bytes come in.
 */
export class BatchedWrites extends Writable {
  private readonly bytes = Buffer.allocUnsafeSlow(batch);
  private length = 0;

  /** @param position in bytes; afterwards the end of what has been written */
  constructor(
    private readonly file: FileHandle,
    public position: number,
  ) {
    super({ highWaterMark: batch });
  }

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    const copied = chunk.copy(this.bytes, this.length);
    this.length += copied;
    if (this.length < batch) done();
    else this.flush().then(() => this._write(chunk.subarray(copied), _encoding, done), done);
  }

  override _final(done: Done): void {
    this.flush().then(done, done);
  }

  private async flush(): Promise<undefined> {
    const { bytes, length } = this;
    this.length = 0;
    if (length === 0) return;
    const { bytesWritten } = await this.file.write(bytes, 0, length, this.position);
    this.position += bytesWritten;
    // A full disk takes what it can.
    if (bytesWritten < length) throw new Error(`${length - bytesWritten} bytes were not written`);
  }
}
