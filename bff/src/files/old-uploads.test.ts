import type { Client } from '../../test/client.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { filesChecked, filesPurged, uploadFile } from '../../test/uploads.js';
import { FileEntity } from './file.entity.js';
import { type FilePlace, filePlaceToken } from './file-place.js';
import { FileSweepsService } from './file-sweeps.service.js';

const placement = { customerPhone: '1', projectBrief: 'x' };

describe('an upload older than a week whose bytes are all there', () => {
  let application: TestApplication;
  let customer: Client;
  let order: string;

  beforeAll(async () => {
    application = await startApplication('sqlite');
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    customer = await application.customer();
    order = (await customer.post('/api/orders', placement).expect(201)).body.id;
    const id = await uploadFile(customer, order);
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
