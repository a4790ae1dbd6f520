import { chmod, mkdir, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { In, Not } from 'typeorm';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { uploadFile } from '../../test/uploads.js';
import { logToken } from '../log/log.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { FileEntity } from './file.entity.js';
import { FileChecksService, refusals } from './file-checks.service.js';
import { type FilePlace, filePlaceToken } from './file-place.js';
import { FileSweepsService } from './file-sweeps.service.js';
import { FileTasks } from './file-tasks.js';
import { FilesService } from './files.service.js';

const minute = 60_000;
const hour = 60 * minute;

describe.each(databases)('checks of files that fail on %s', (database) => {
  let application: TestApplication;
  let folder: string;
  let customer: Client;
  let warn: jest.SpyInstance;
  let id: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northcast-checks-'));
    await setScanner('exit 0');
    application = await startApplication(database, { SCAN_COMMAND: join(folder, 'scan.sh') });
    // Each test runs the checks itself.
    await application.nest.get(FileTasks).onModuleDestroy();
    customer = await application.customer();
  });
  afterAll(async () => {
    await application.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await setScanner('exit 0');
    warn = jest.spyOn(application.nest.get<Logger>(logToken), 'warn');
    const placement = { customerPhone: '1', projectBrief: 'x' };
    const order = (await customer.post('/api/orders', placement).expect(201)).body.id;
    await application.database.unitOfWork.write((manager) =>
      manager.delete(FileEntity, { id: Not('') }),
    );
    id = await uploadFile(customer, order);
  });
  afterEach(() => jest.restoreAllMocks());

  async function setScanner(line: string): Promise<void> {
    await writeFile(join(folder, 'scan.sh'), `#!/bin/sh\n${line}\n`);
    await chmod(join(folder, 'scan.sh'), 0o700);
  }

  const row = () => application.database.unitOfWork.read.findOneByOrFail(FileEntity, { id });
  const change = (values: Partial<FileEntity>) =>
    application.database.unitOfWork.write((manager) => manager.update(FileEntity, { id }, values));
  const check = async () => {
    await change({ dueAt: new Date(0) });
    await application.nest.get(FileChecksService).checkDue();
  };

  test('a file that cannot be read is kept, logged, and checked again after five minutes', async () => {
    const path = join(application.place.DATA_DIR ?? '', 'files', id);
    await rename(path, `${path}.kept`);
    await mkdir(path);
    for (let turn = 0; turn < 6; turn += 1) await check();
    const { state, attempts, dueAt } = await row();
    expect({ state, attempts }).toEqual({ state: 'checking', attempts: 0 });
    expect(Number(dueAt) - Date.now()).toBeGreaterThan(4 * minute);
    expect(Number(dueAt) - Date.now()).toBeLessThanOrEqual(5 * minute);
    expect(warn).toHaveBeenCalledTimes(6);
    expect(warn).toHaveBeenLastCalledWith(expect.objectContaining({ file: id }), 'file not read');
    await rmdir(path);
    await rename(`${path}.kept`, path);
    await application.nest.get(FileSweepsService).purge();
    await check();
    await customer.get(`/api/files/${id}`).expect(200);
  });

  test('a file that is missing for a while, as with a disk that is not mounted, is kept', async () => {
    const path = join(application.place.DATA_DIR ?? '', 'files', id);
    await rename(path, `${path}.elsewhere`);
    for (let turn = 0; turn < 6; turn += 1) await check();
    const { state, isStored, dueAt } = await row();
    expect({ state, isStored }).toEqual({ state: 'checking', isStored: true });
    expect(Number(dueAt) - Date.now()).toBeLessThanOrEqual(5 * minute);
    expect(warn).toHaveBeenLastCalledWith(expect.objectContaining({ file: id }), 'file not read');
    await rename(`${path}.elsewhere`, path);
    await check();
    await customer.get(`/api/files/${id}`).expect(200);
  });

  test('a file is lost once it has been missing for a day', async () => {
    await rm(join(application.place.DATA_DIR ?? '', 'files', id));
    await check();
    const now = Math.ceil(performance.now());
    const clock = jest.spyOn(performance, 'now');
    for (let waited = 0; waited < 24 * hour; waited += 10 * minute) {
      clock.mockReturnValue(now + waited);
      await check();
    }
    expect(await row()).toMatchObject({ state: 'checking' });
    clock.mockReturnValue(now + 24 * hour);
    await check();
    expect(await row()).toMatchObject({ state: 'refused', reason: refusals.lost });
  });

  test('a file whose bytes may not outlast a power failure is not ready', async () => {
    const place = application.nest.get<FilePlace>(filePlaceToken);
    jest.spyOn(place, 'flush').mockRejectedValueOnce(new Error('the disk failed'));
    await check();
    expect(await row()).toMatchObject({ state: 'checking', attempts: 0 });
    expect(warn).toHaveBeenLastCalledWith(expect.objectContaining({ file: id }), 'file not read');
    await check();
    await customer.get(`/api/files/${id}`).expect(200);
  });

  const brokenScanners: [string, () => Promise<void>, string][] = [
    ['that fails', () => setScanner('exit 2'), 'exit 2'],
    ['that cannot be started', () => rm(join(folder, 'scan.sh')), 'ENOENT'],
  ];

  test.each(brokenScanners)('a scanner %s for an hour costs no file', async (...given) => {
    const [, breakScanner, reason] = given;
    await breakScanner();
    let waited = 0;
    for (let attempts = 1; waited < hour; attempts += 1) {
      await check();
      const { state, dueAt } = await row();
      expect(state).toBe('checking');
      expect(warn).toHaveBeenLastCalledWith(
        { file: id, attempts, reason: expect.stringContaining(reason) },
        'file not scanned',
      );
      waited += Number(dueAt) - Date.now();
    }
    await application.nest.get(FileSweepsService).purge();
    await setScanner('exit 0');
    await check();
    await customer.get(`/api/files/${id}`).expect(200);
  });

  test('a scanner that does not run costs one read of one file in each run', async () => {
    await setScanner('exit 2');
    const { orderId } = await row();
    const other = await uploadFile(customer, orderId ?? '');
    const both = { id: In([id, other]) };
    const { unitOfWork } = application.database;
    await unitOfWork.write((manager) =>
      manager.update(FileEntity, both, { dueAt: new Date(0), attempts: 0 }),
    );
    const open = jest.spyOn(application.nest.get<FilePlace>(filePlaceToken), 'open');
    const checks = application.nest.get(FileChecksService);
    await checks.checkDue();
    expect(open).toHaveBeenCalledTimes(1);
    await checks.checkDue();
    expect(new Set(open.mock.calls.map(([opened]) => opened))).toEqual(new Set([id, other]));
  });

  describe('a scanner that takes too long', () => {
    beforeEach(async () => {
      await setScanner('exec sleep 20');
      const { files } = application.nest.get<Settings>(settingsToken);
      jest.replaceProperty(files, 'scanSeconds', 0.05);
    });

    test('has the file refused at the fifth attempt', async () => {
      for (let turn = 0; turn < 4; turn += 1) await check();
      expect(await row()).toMatchObject({ state: 'checking', attempts: 4 });
      await check();
      expect(await row()).toMatchObject({ state: 'refused', reason: refusals.unchecked });
    });

    test('does not have it refused for the attempts at which the scanner did not run', async () => {
      await change({ attempts: 20 });
      for (let turn = 0; turn < 4; turn += 1) await check();
      expect(await row()).toMatchObject({ state: 'checking', attempts: 4 });
      await check();
      expect(await row()).toMatchObject({ state: 'refused', reason: refusals.unchecked });
    });
  });

  test('an empty folder of files is reported while the database has files', async () => {
    const error = jest.spyOn(application.nest.get<Logger>(logToken), 'error');
    const sweeps = application.nest.get(FileSweepsService);
    await sweeps.checkPlace();
    expect(error).not.toHaveBeenCalled();
    const files = join(application.place.DATA_DIR ?? '', 'files');
    await rename(files, `${files}.elsewhere`);
    await mkdir(files);
    await sweeps.checkPlace();
    await rmdir(files);
    await rename(`${files}.elsewhere`, files);
    expect(error.mock.calls).toEqual([[{ files: expect.any(Number) }, 'stored files are missing']]);
  });

  test('a file that no scanner could check for a week is refused', async () => {
    await setScanner('exit 2');
    let waited = 0;
    for (let attempts = 0; (await row()).state === 'checking'; attempts += 1) {
      if (attempts === 9) {
        await change({ attempts: 174 });
        waited += 165 * hour;
      }
      await check();
      const { dueAt } = await row();
      if (dueAt === null) continue;
      expect(Number(dueAt) - Date.now()).toBeLessThanOrEqual(hour);
      waited += Number(dueAt) - Date.now();
    }
    expect(await row()).toMatchObject({ state: 'refused', reason: refusals.unchecked });
    expect(waited / hour).toBeGreaterThan(167);
    expect(waited / hour).toBeLessThan(169);
  });

  test('another error is logged, and the file is checked again later', async () => {
    const files = application.nest.get(FilesService);
    const { onReady } = files;
    files.onReady = () => Promise.reject(new Error('not stored'));
    for (let turn = 0; turn < 6; turn += 1) await check();
    files.onReady = onReady;
    expect(await row()).toMatchObject({ state: 'checking', attempts: 6 });
    expect(warn).toHaveBeenCalledTimes(6);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ file: id, attempts: 1, detail: 'not stored' }),
      'file not checked',
    );
  });

  test('a file whose read stalls is closed, kept, and checked again later', async () => {
    // As on a network disk, the end of the stream waits for the read.
    const stalled = new Readable({ read() {}, destroy() {} });
    stalled.push('begin');
    jest.spyOn(application.nest.get<FilePlace>(filePlaceToken), 'open').mockResolvedValue(stalled);
    jest.replaceProperty(application.nest.get(FileChecksService), 'readTimeout', 100);
    await check();
    expect(await row()).toMatchObject({ state: 'checking', attempts: 0 });
    expect(stalled.destroyed).toBe(true);
    expect(warn).toHaveBeenLastCalledWith(expect.objectContaining({ file: id }), 'file not read');
  });

  test('a file whose opening stalls is kept, and checked again later', async () => {
    const place = application.nest.get<FilePlace>(filePlaceToken);
    jest.spyOn(place, 'open').mockReturnValue(new Promise(() => undefined));
    jest.replaceProperty(application.nest.get(FileChecksService), 'readTimeout', 100);
    await check();
    expect(await row()).toMatchObject({ state: 'checking', attempts: 0 });
    expect(warn).toHaveBeenLastCalledWith(expect.objectContaining({ file: id }), 'file not read');
  });

  test('a file whose check is abandoned by a stop can be checked again at once', async () => {
    const checks = application.nest.get(FileChecksService);
    const place = application.nest.get<FilePlace>(filePlaceToken);
    const stalled = new Readable({ read() {} });
    const opened = new Promise<void>((resolve) => {
      jest.spyOn(place, 'open').mockImplementationOnce(async () => {
        resolve();
        return stalled;
      });
    });
    const checked = check();
    await opened;
    await checks.release();
    const { state, attempts, dueAt } = await row();
    expect({ state, attempts }).toEqual({ state: 'checking', attempts: 0 });
    expect(Number(dueAt)).toBeLessThanOrEqual(Date.now());
    stalled.destroy(new Error('the process ends'));
    await checked;
    expect(await row()).toMatchObject({ state: 'ready', attempts: 1 });
  });

  test('a check whose lease has ended changes nothing, even if the attempts are the same again', async () => {
    const place = application.nest.get<FilePlace>(filePlaceToken);
    const open = place.open.bind(place);
    jest.spyOn(place, 'open').mockImplementationOnce(async (...args) => {
      // Another process has taken the file, and postponed it.
      await change({ dueAt: new Date(Date.now() + 5 * minute) });
      return open(...args);
    });
    await check();
    expect(await row()).toMatchObject({ state: 'checking', attempts: 1 });
  });
});
