import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeDatabase } from '../../test/databases.js';
import { startS3Peer } from '../../test/s3-peer.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import { ScratchFolder } from './scratch-folder.js';

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Makes a file or folder look as if nothing had changed in it for two hours. */
async function age(path: string): Promise<void> {
  const before = new Date(Date.now() - 7_200_000);
  await utimes(path, before, before);
}

describe('the folder of files on their way to a bucket', () => {
  let folder: string;
  let own: ScratchFolder;
  let other: ScratchFolder;
  beforeEach(async () => {
    // All but intervals stay real.
    const doNotFake = ['Date', 'nextTick', 'setImmediate', 'setTimeout', 'performance'] as const;
    jest.useFakeTimers({ doNotFake: [...doNotFake, 'clearTimeout', 'queueMicrotask'] });
    folder = await mkdtemp(join(tmpdir(), 'northcast-scratch-'));
    own = new ScratchFolder(folder);
    other = new ScratchFolder(folder);
    await own.prepare();
    await other.prepare();
  });
  afterEach(async () => {
    own.close();
    other.close();
    jest.useRealTimers();
    await rm(folder, { recursive: true });
  });

  test('loses the folder of a killed process, with everything in it', async () => {
    await writeFile(join(own.path, 'part'), 'bytes');
    await age(own.path);
    await other.removeAbandoned();
    expect(await exists(own.path)).toBe(false);
    expect(await exists(other.path)).toBe(true);
  });

  test('keeps the folder of a running process that receives no parts', async () => {
    await age(own.path);
    jest.advanceTimersByTime(300_000);
    await until(async () =>
      Date.now() - (await stat(own.path)).mtimeMs < 60_000 ? true : undefined,
    );
    await other.removeAbandoned();
    expect(await exists(own.path)).toBe(true);
  });

  test('has the folder of a process again that was suspended while it was deleted', async () => {
    await rm(own.path, { recursive: true });
    jest.advanceTimersByTime(300_000);
    await until(async () => (await exists(own.path)) || undefined);
    expect((await stat(own.path)).mode & 0o777).toBe(0o700);
  });

  test('keeps the own folder of the process that cleans up', async () => {
    await age(own.path);
    await own.removeAbandoned();
    expect(await exists(own.path)).toBe(true);
  });

  test('is no longer kept once the process stops', async () => {
    own.close();
    await age(own.path);
    await age(other.path);
    jest.advanceTimersByTime(300_000);
    await until(async () =>
      Date.now() - (await stat(other.path)).mtimeMs < 60_000 ? true : undefined,
    );
    expect(Date.now() - (await stat(own.path)).mtimeMs).toBeGreaterThan(3_600_000);
  });

  test('keeps files of other names, however old they are', async () => {
    const file = join(folder, randomUUID());
    await writeFile(file, 'bytes');
    await age(file);
    await own.removeAbandoned();
    expect(await exists(file)).toBe(true);
  });

  test('may lose entries to another process while it is cleaned up', async () => {
    // Listed, but not found.
    await symlink(join(folder, 'nothing'), join(folder, 'process-1'));
    await age(own.path);
    await other.removeAbandoned();
    expect(await exists(own.path)).toBe(false);
  });
});

describe('an application with a bucket', () => {
  let close: jest.SpyInstance;
  let file: string;
  let abandoned: string;
  let application: TestApplication;
  let peer: Awaited<ReturnType<typeof startS3Peer>>;
  beforeEach(async () => {
    close = jest.spyOn(ScratchFolder.prototype, 'close');
    const database = await makeDatabase('sqlite');
    file = join(database.dataDirectory, 'files', randomUUID());
    await mkdir(dirname(file));
    await writeFile(file, 'bytes');
    await age(file);
    abandoned = join(database.dataDirectory, 'uploads-in-transit', 'process-1');
    await mkdir(abandoned, { recursive: true });
    await age(abandoned);
    peer = await startS3Peer();
    application = await startApplication('sqlite', { FILES_URL: peer.url }, async () => database);
  });
  afterEach(async () => {
    await application.close();
    await peer.close();
    jest.restoreAllMocks();
  });

  test('deletes abandoned folders, and no file on the disk', async () => {
    await until(async () => !(await exists(abandoned)) || undefined);
    expect(await exists(file)).toBe(true);
  });

  test('keeps its folder until it stops', async () => {
    expect(close).not.toHaveBeenCalled();
    await application.nest.close();
    expect(close).toHaveBeenCalled();
  });
});
