import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';

/**
 * Bytes of one write: each write wakes a thread, which costs more than copying the 64 KiB that a
 * socket delivers.
 */
const batch = 256 * 1024;

type Done = (error?: Error | null) => void;

/**
 * Writes to a file in batches, from a position on. The last batch is written when the stream ends.
 * Chunks are copied and not kept, so that an upload uses the same memory whatever the size of its
 * chunks.
 */
export class BatchedWrites extends Writable {
  private readonly bytes = Buffer.allocUnsafeSlow(batch);
  private length = 0;

  /** @param position byte offset of the first write; afterwards the end of the written bytes */
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
    // On a full disk, a write may be partial.
    if (bytesWritten < length) throw new Error(`${length - bytesWritten} bytes were not written`);
  }
}
