import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3 } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import type { S3Address } from '../settings/file-settings.js';
import { type ByteRange, checkedId, type FilePlace, isMissing } from './file-place.js';

/** Parts of one upload that are sent to the server at a time; as many lie on the disk meanwhile. */
const mostParts = 4;

/** Milliseconds without a new part after which a process's folder is taken for abandoned. */
const abandonedAfter = 3_600_000;

/** Files as objects of a bucket. Parts of an upload pass through a folder of this machine; nothing is kept in memory. */
export class S3Place implements FilePlace {
  readonly uploads: S3Store;
  private readonly client: S3;
  private readonly bucket: string;

  /** @param scratchFolder for parts on their way, and for programs that read files only */
  constructor(
    { endpoint, bucket, region, key, secret }: S3Address,
    private readonly scratchFolder: string,
  ) {
    const config = {
      endpoint,
      region,
      credentials: { accessKeyId: key, secretAccessKey: secret },
      forcePathStyle: true,
      // Servers that do not know the checksums of newer clients store their framing among the bytes.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    } as const;
    this.bucket = bucket;
    this.client = new S3(config);
    this.uploads = new S3Store({
      partSize: 8 * 1024 * 1024,
      maxConcurrentPartUploads: mostParts,
      useTags: false,
      s3ClientConfig: { ...config, bucket },
    });
  }

  /**
   * Gives this process a folder of its own for parts: the store writes them where the system keeps temporary files, which `TMPDIR` says. What
   * processes that were killed left goes: uploads go on from what the bucket has.
   */
  async prepare(): Promise<void> {
    await mkdir(this.scratchFolder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.scratchFolder)) {
      const path = join(this.scratchFolder, name);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < Date.now() - abandonedAfter) await rm(path, { recursive: true, force: true });
    }
    process.env.TMPDIR = await mkdtemp(join(this.scratchFolder, 'parts-'));
  }

  async open(id: string, range?: ByteRange): Promise<Readable> {
    const { Body } = await this.client.getObject({
      ...this.object(id),
      ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
    });
    if (!(Body instanceof Readable)) throw new Error('the bucket answered no stream');
    return Body;
  }

  async put(id: string, bytes: Buffer): Promise<void> {
    await this.client.putObject({ ...this.object(id), Body: bytes });
  }

  async delete(id: string): Promise<void> {
    // Ends the multipart upload; where that is complete the store stops there.
    await this.uploads.remove(checkedId(id)).catch((error) => {
      if (!isMissing(error)) throw error;
    });
    for (const Key of [id, `${id}.info`, `${id}.part`]) {
      await this.client.deleteObject({ Bucket: this.bucket, Key });
    }
  }

  async received(id: string): Promise<number | null> {
    try {
      // The store takes every failure to read its note for a note that is not there.
      await this.client.headObject({ Bucket: this.bucket, Key: `${checkedId(id)}.info` });
      return (await this.uploads.getUpload(id)).offset;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async withPath<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result> {
    const folder = await mkdtemp(join(this.scratchFolder, 'scan-'));
    try {
      const path = join(folder, checkedId(id));
      await pipeline(await this.open(id), createWriteStream(path, { mode: 0o600 }));
      return await work(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async hasRoom(): Promise<boolean> {
    return true;
  }

  private object(id: string) {
    return { Bucket: this.bucket, Key: checkedId(id) };
  }
}
