import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { collectStreamBuffers } from '@northcast/shared-contracts/http/collect-stream-buffers';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import { currentDirectWrite } from './direct-writes.js';
import { DiskRoom } from './disk-room.js';
import {
  type ByteRange,
  checkedId,
  type FilePlace,
  isMissing,
  type UnfinishedUpload,
} from './file-place.js';

/** The metadata of uploads that `FileStore` keeps. */
type Configstore = NonNullable<ConstructorParameters<typeof FileStore>[0]['configstore']>;

/**
 * Stores files in a folder that only the server's user can access. The database holds the metadata
 * of uploads; the offset of an upload is the size of its file.
 *
 * While a network disk stalls, every call holds one of the four threads of the process, which
 * passwords are hashed on too. So requests and background tasks wait for one shared answer of the
 * disk first.
 */
export class DiskPlace implements FilePlace {
  readonly uploads: FileStore;
  private readonly disk: DiskRoom;

  constructor(
    private readonly folder: string,
    findUpload: (id: string) => Promise<Upload | undefined>,
  ) {
    this.disk = new DiskRoom(folder);
    this.uploads = new PrivateFileStore({ directory: folder, configstore: readOnly(findUpload) });
  }

  async prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await chmod(this.folder, 0o700);
  }

  async open(id: string, range?: ByteRange): Promise<Readable> {
    const path = this.pathOf(id);
    await this.disk.measure();
    const file = createReadStream(path, { ...range, highWaterMark: 256 * 1024 });
    await once(file, 'open');
    return file;
  }

  async put(id: string, bytes: Buffer): Promise<void> {
    await writeFile(this.pathOf(id), bytes, { mode: 0o600, flush: true });
  }

  /** The shell server may have written the bytes; the system keeps one copy for both processes. */
  async flush(id: string): Promise<void> {
    const file = await open(this.pathOf(id), 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }

  async isEmpty(): Promise<boolean> {
    await this.disk.measure();
    for await (const _entry of await opendir(this.folder)) return false;
    return true;
  }

  async delete(id: string): Promise<void> {
    await this.disk.measure();
    await rm(this.pathOf(id), { force: true });
  }

  async received(id: string): Promise<number | null> {
    return await this.disk.measure().then(() => this.sizeOf(id), nullIfMissing);
  }

  withPath<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result> {
    return work(this.pathOf(id));
  }

  async room(unfinished: readonly UnfinishedUpload[] = []): Promise<number> {
    if (unfinished.length > 0) await this.disk.measure();
    let missing = 0;
    // One after the other, for the same reason. Before the free space: bytes that arrive in between
    // count twice, not never.
    for (const upload of unfinished) missing += await this.missingOf(upload);
    return (await this.disk.measure()) - missing;
  }

  private async missingOf({ id, size }: UnfinishedUpload): Promise<number> {
    return size - ((await this.sizeOf(id)) ?? 0);
  }

  private sizeOf(id: string): Promise<number | null> {
    return stat(this.pathOf(id)).then(({ size }) => size, nullIfMissing);
  }

  private pathOf(id: string): string {
    return join(this.folder, checkedId(id));
  }
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** Makes its files private whatever the umask. The shell server may write to them. */
class PrivateFileStore extends FileStore {
  override async create(upload: Upload): Promise<Upload> {
    const created = await super.create(upload);
    await chmod(join(this.directory, upload.id), 0o600);
    return created;
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const path = join(this.directory, checkedId(id));
    try {
      const direct = currentDirectWrite.getStore();
      if (direct === undefined) {
        const file = createWriteStream(path, { flags: 'r+', start: offset });
        const written = pipeline(bytes, file);
        collectStreamBuffers(bytes);
        await written;
        return offset + file.bytesWritten;
      }
      direct.allow();
      // The request carries no bytes. It ends when the shell server has written them.
      await pipeline(bytes, nowhere());
      return (await stat(path)).size;
    } catch (error) {
      const { body, status_code } = ERRORS.FILE_WRITE_ERROR;
      const { code } = error as NodeJS.ErrnoException;
      throw Object.assign(new Error(body), { status_code, code });
    }
  }
}

const nowhere = () => new Writable({ write: (_bytes, _encoding, done) => done() });

/** Reads rows through `findUpload`. `FilesService` writes them. */
function readOnly(findUpload: (id: string) => Promise<Upload | undefined>): Configstore {
  const nothing = async () => undefined;
  return { get: findUpload, set: nothing, delete: nothing };
}
