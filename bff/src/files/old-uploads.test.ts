import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '../../test/client.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { filesChecked, filesPurged, uploadFile } from '../../test/uploads.js';
import { FileEntity } from './file.entity.js';
import { type FilePlace, filePlaceToken } from './file-place.js';
import { FileSweepsService } from './file-sweeps.service.js';
import { FileTasks } from './file-tasks.js';

const placement = { customerPhone: '1', projectBrief: 'x' };

describe('an upload older than a week whose bytes are all there', () => {
  let application: TestApplication;
  let customer: Client;
  let order: string;
  let id: string;

  beforeAll(async () => {
    application = await startApplication('sqlite');
    // Each test runs the tasks itself.
    await application.nest.get(FileTasks).onModuleDestroy();
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    customer = await application.customer();
    order = (await customer.post('/api/orders', placement).expect(201)).body.id;
    await application.database.unitOfWork.write((manager) => manager.clear(FileEntity));
    id = await uploadFile(customer, order);
    await filesChecked(application);
    const createdAt = new Date(Date.now() - 8 * 86_400_000);
    const before = { state: 'uploading', createdAt, completedAt: null } as const;
    await application.database.unitOfWork.write((manager) =>
      manager.update(FileEntity, { id }, before),
    );
  });
  afterEach(() => jest.restoreAllMocks());

  async function stateAfterSweep(): Promise<unknown> {
    await application.nest.get(FileSweepsService).sweep();
    await filesPurged(application);
    await filesChecked(application);
    const { body } = await customer.get(`/api/orders/${order}/files`).expect(200);
    return body[0]?.state;
  }

  test('is completed', async () => {
    expect(await stateAfterSweep()).toBe('ready');
  });

  describe('while the disk is not mounted', () => {
    let folder: string;
    beforeEach(async () => {
      folder = join(application.place.DATA_DIR ?? '', 'files');
      await rename(folder, `${folder}.disk`);
      await mkdir(folder);
    });
    afterEach(() => mount());

    async function mount(): Promise<void> {
      if (!(await readdir(join(folder, '..'))).includes('files.disk')) return;
      await rm(folder, { recursive: true });
      await rename(`${folder}.disk`, folder);
    }

    const sweepFor = async (hours: number) => {
      const now = Math.ceil(performance.now());
      const clock = jest.spyOn(performance, 'now');
      for (let minutes = 0; minutes <= hours * 60; minutes += 10) {
        clock.mockReturnValue(now + minutes * 60_000);
        await application.nest.get(FileSweepsService).sweep();
      }
      clock.mockRestore();
    };
    const row = () => application.database.unitOfWork.read.findOneByOrFail(FileEntity, { id });

    test('is kept for less than a day, and completed later', async () => {
      await sweepFor(23.5);
      expect(await row()).toMatchObject({ state: 'uploading' });
      await mount();
      expect(await stateAfterSweep()).toBe('ready');
    });

    test('is kept for longer if the database has complete files, whose deletion waits', async () => {
      await mount();
      await uploadFile(customer, order);
      const removed = await uploadFile(customer, order);
      await filesChecked(application);
      await customer.delete(`/api/files/${removed}`).expect(204);
      await rename(folder, `${folder}.disk`);
      await mkdir(folder);
      await sweepFor(24);
      await application.nest.get(FileSweepsService).purge();
      expect(await row()).toMatchObject({ state: 'uploading' });
      await mount();
      expect(await readdir(folder)).toContain(removed);
      await filesPurged(application);
      expect(await readdir(folder)).not.toContain(removed);
    });

    test('is removed once it has been missing for a day', async () => {
      await sweepFor(24);
      expect(await row()).toMatchObject({ state: 'deleted' });
    });
  });

  describe('while the store cannot be read', () => {
    let failing: jest.SpyInstance;
    beforeEach(() => {
      const place = application.nest.get<FilePlace>(filePlaceToken);
      failing = jest.spyOn(place, 'received').mockRejectedValue(new Error('the disk failed'));
    });

    test('is kept, and completed later', async () => {
      expect(await stateAfterSweep()).toBe('uploading');
      failing.mockRestore();
      expect(await stateAfterSweep()).toBe('ready');
    });
  });
});
