import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3 } from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import { TimeoutError, withTimeout } from '@northcast/shared-contracts/with-timeout';
import { S3Store } from '@tus/s3-store';
import type { Upload } from '@tus/server';
import type { S3Address } from '../settings/file-settings.js';
import { roomOn } from './disk-room.js';
import { type ByteRange, checkedId, type FilePlace, isMissing } from './file-place.js';
import { ScratchFolder } from './scratch-folder.js';
import { placeTimeout, readChunks, storeTimeout } from './time-limits.js';

/** Most parts of one upload that are sent to the server at a time, and held on disk meanwhile. */
const mostParts = 4;

/**
 * Stores files as objects in an S3 bucket. Parts of an upload pass through a local folder, not
 * through memory.
 */
export class S3Place implements FilePlace, OnApplicationShutdown {
  readonly uploads: S3Store;
  private readonly client: S3;
  /** For `get` alone: an unread file occupies its connection until its reader goes on. */
  private readonly downloads: S3;
  private readonly bucket: string;
  private readonly scratch: ScratchFolder;

  /**
   * @param scratchFolder for parts in transit, and for programs that can only read files
   * @param timeout milliseconds to wait for the server: for a connection, for the response to a
   * request without a body, and for a chunk of a file. A body may take long to send.
   */
  constructor(
    { endpoint, bucket, region, key, secret }: S3Address,
    scratchFolder: string,
    private readonly timeout = storeTimeout,
  ) {
    const requestHandler = { connectionTimeout: timeout, throwOnRequestTimeout: true };
    const config = {
      endpoint,
      region,
      credentials: { accessKeyId: key, secretAccessKey: secret },
      forcePathStyle: true,
      // Servers without support for the newer checksums would store their framing as part of the
      // file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler,
    } as const;
    this.bucket = bucket;
    this.scratch = new ScratchFolder(scratchFolder);
    this.client = new S3(config);
    // Without the SDK's limit of 50 connections, which slow readers could occupy. The shell server
    // limits how many readers there are.
    const agent = { maxSockets: Number.POSITIVE_INFINITY };
    const unlimited = { ...requestHandler, httpAgent: agent, httpsAgent: agent };
    this.downloads = new S3({ ...config, requestHandler: unlimited });
    this.uploads = new LimitedStore(
      {
        partSize: 8 * 1024 * 1024,
        maxConcurrentPartUploads: mostParts,
        useTags: false,
        s3ClientConfig: { ...config, bucket },
      },
      Math.min(timeout, placeTimeout),
    );
  }

  /**
   * Creates a folder for this process's parts: the store writes them to the system's temporary
   * folder, which `TMPDIR` sets.
   */
  async prepare(): Promise<void> {
    await this.scratch.prepare();
    process.env.TMPDIR = this.scratch.path;
  }

  onApplicationShutdown(): void {
    this.scratch.close();
  }

  /** Uploads of killed processes resume from what the bucket holds. */
  removeAbandoned(): Promise<void> {
    return this.scratch.removeAbandoned();
  }

  async open(id: string, range?: ByteRange): Promise<Readable> {
    return (await this.get(id, range)).body;
  }

  async put(id: string, bytes: Buffer): Promise<void> {
    await this.client.putObject({ ...this.object(id), Body: bytes });
  }

  async delete(id: string): Promise<void> {
    // Aborts the multipart upload; for a complete one the store stops there.
    await withTimeout(this.uploads.remove(checkedId(id)), this.timeout).catch((error) => {
      if (!isMissing(error)) throw error;
    });
    for (const Key of [id, `${id}.info`, `${id}.part`]) {
      await this.client.deleteObject({ Bucket: this.bucket, Key }, this.limits());
    }
  }

  async received(id: string): Promise<number | null> {
    try {
      // Check first, because the store treats every error while reading its metadata as a missing
      // upload.
      const Key = `${checkedId(id)}.info`;
      await this.client.headObject({ Bucket: this.bucket, Key }, this.limits());
      return (await withTimeout(this.uploads.getUpload(id), this.timeout)).offset;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  withPath<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result> {
    return this.scratch.withFolder(async (folder) => {
      const path = join(folder, checkedId(id));
      // Before the object is opened: its stream may fail at any time, and needs its reader at once.
      const room = await roomOn(folder);
      const { body, size } = await this.get(id);
      if (size >= room) {
        body.destroy();
        throw new Error('the disk has no room for a copy of the file');
      }
      const chunks = readChunks(body, this.timeout);
      await pipeline(chunks, createWriteStream(path, { mode: 0o600 }));
      return await work(path);
    });
  }

  async room(): Promise<number> {
    return Number.POSITIVE_INFINITY;
  }

  private async get(id: string, range?: ByteRange): Promise<{ body: Readable; size: number }> {
    const { Body, ContentLength = 0 } = await this.downloads.getObject(
      {
        ...this.object(id),
        ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
      },
      this.limits(),
    );
    if (!(Body instanceof Readable)) throw new Error('the bucket answered no stream');
    return { body: Body, size: ContentLength };
  }

  private limits() {
    return { requestTimeout: this.timeout };
  }

  private object(id: string) {
    return { Bucket: this.bucket, Key: checkedId(id) };
  }
}

/**
 * Creates uploads in time: what the browser has no answer for, it begins again. An upload that is
 * created later is removed, because nobody knows it.
 */
class LimitedStore extends S3Store {
  /** @param createTimeout milliseconds */
  constructor(
    options: ConstructorParameters<typeof S3Store>[0],
    private readonly createTimeout: number,
  ) {
    super(options);
  }

  override async create(upload: Upload): Promise<Upload> {
    const creating = super.create(upload);
    try {
      return await withTimeout(creating, this.createTimeout);
    } catch (error) {
      if (error instanceof TimeoutError)
        creating.then(() => this.remove(upload.id)).catch(() => undefined);
      throw error;
    }
  }
}
