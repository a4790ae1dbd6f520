import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { storeFile } from '../../test/order-files.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import { FileEntity } from './file.entity.js';
import { FileChecksService } from './file-checks.service.js';
import { type FilePlace, filePlaceToken } from './file-place.js';
import { FileTasks } from './file-tasks.js';

const minute = 60_000;
const gibibyte = 1024 ** 3;

describe.each(databases)('the lease of a file that is being checked on %s', (database) => {
  let application: TestApplication;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    // The test runs the check itself.
    await application.nest.get(FileTasks).onModuleDestroy();
    customer = await application.customer();
  });
  afterAll(() => application.close());

  test.each([
    ['20 minutes', 1, 20, 21],
    ['longer for five gibibytes', 5 * gibibyte, 80, 120],
  ])('is %s', async (_, size, least, most) => {
    const { unitOfWork } = application.database;
    const { id: orderId } = (await customer.post('/api/orders', placement).expect(201)).body;
    const id = await storeFile(application, customer, orderId);
    const change = { state: 'checking', size, dueAt: new Date(0) } as const;
    await unitOfWork.write((manager) => manager.update(FileEntity, { id }, change));
    let fail: (error: Error) => void = () => undefined;
    const place = application.nest.get<FilePlace>(filePlaceToken);
    const opening = jest.spyOn(place, 'open').mockReturnValue(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    const check = application.nest.get(FileChecksService).checkDue();
    const leased = () => unitOfWork.read.findOneBy(FileEntity, { id, attempts: 1 });
    const { dueAt } = await until(async () => (await leased()) ?? undefined);
    fail(new Error('the disk is away'));
    await check;
    opening.mockRestore();
    const minutes = (Number(dueAt) - Date.now()) / minute;
    expect(minutes).toBeGreaterThan(least - 1);
    expect(minutes).toBeLessThan(most);
  });
});
