import { readyDraft } from '../../test/blog-posts.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { begunUpload, filesChecked, idOf, uploadFile } from '../../test/uploads.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { PostEntity } from '../blog/post.entity.js';
import { PostClock } from '../blog/post-clock.service.js';
import { FileEntity } from '../files/file.entity.js';
import { FileRetentionService } from '../files/file-retention.service.js';
import { FileSweepsService } from '../files/file-sweeps.service.js';
import { FileTasks } from '../files/file-tasks.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';

const day = 86_400_000;
const ahead = 400 * day;

describe.each(databases)('a system clock that jumps ahead on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
    // Each test runs the work on files itself.
    await application.nest.get(FileTasks).onModuleDestroy();
  });
  afterAll(() => application.close());
  afterEach(() => jest.restoreAllMocks());

  function jump(): void {
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  }
  const rowOf = (id: string) =>
    application.database.unitOfWork.read.findOneByOrFail(FileEntity, { id });
  async function customerWithOrder() {
    const customer = await application.customer();
    const placement = { customerPhone: '1', projectBrief: 'x' };
    const order: string = (await customer.post('/api/orders', placement).expect(201)).body.id;
    return { customer, order };
  }

  test('deletes no audit entries', async () => {
    await application.administrator();
    const { read } = application.database.unitOfWork;
    const housekeeping = application.nest.get(HousekeepingService);
    const before = await read.count(AuditEntryEntity);
    expect(before).toBeGreaterThan(0);
    jump();
    await housekeeping.sweepByClock();
    expect(await read.count(AuditEntryEntity)).toBe(before);
    await housekeeping.sweep();
    expect(await read.count(AuditEntryEntity)).toBe(0);
  });

  test('announces the deletion of no files', async () => {
    const { customer, order } = await customerWithOrder();
    const { email } = await customer.user();
    const id = await uploadFile(customer, order);
    await filesChecked(application);
    const retention = application.nest.get(FileRetentionService);
    jump();
    await retention.sweepByClock();
    expect(await rowOf(id)).toMatchObject({ state: 'ready', warnedAt: null });
    expect(await mailsTo(application, email, 'files-expire')).toEqual([]);
    await retention.sweep();
    expect(await mailsTo(application, email, 'files-expire')).toHaveLength(1);
  });

  test('ends no uploads, and complete ones are still completed', async () => {
    const { customer, order } = await customerWithOrder();
    const unfinished = idOf(await begunUpload(customer, { order, size: 5 }));
    const complete = await uploadFile(customer, order);
    await application.database.unitOfWork.write((manager) =>
      manager.update(FileEntity, { id: complete }, { state: 'uploading' }),
    );
    const sweeps = application.nest.get(FileSweepsService);
    jump();
    await sweeps.sweepByClock();
    expect(await rowOf(unfinished)).toMatchObject({ state: 'uploading' });
    expect(await rowOf(complete)).toMatchObject({ state: 'checking' });
    await sweeps.sweep();
    expect(await rowOf(unfinished)).toMatchObject({ state: 'deleted' });
  });

  test('leaves the bin of the blog as it is', async () => {
    const admin = await application.administrator();
    const { id } = await readyDraft(admin, 'binned');
    await admin.delete(`/api/admin/posts/${id}`).expect(204);
    const { read } = application.database.unitOfWork;
    const posts = application.nest.get(PostClock);
    jump();
    await posts.sweepByClock();
    expect(await read.existsBy(PostEntity, { id })).toBe(true);
    await posts.sweep();
    expect(await read.existsBy(PostEntity, { id })).toBe(false);
  });
});
