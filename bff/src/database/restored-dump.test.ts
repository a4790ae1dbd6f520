import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { picture, sendPicture } from '../../test/blog-posts.js';
import { databases } from '../../test/databases.js';
import { storeFile } from '../../test/order-files.js';
import { companyEnvironment, invoicedOrder, placeOrder } from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { PostPictureEntity } from '../blog/post-records.js';
import { FileEntity } from '../files/file.entity.js';
import { MailEntity } from '../mail/mail.entity.js';
import { DigestItemEntity } from '../notices/digest-item.entity.js';

const suite = databases.includes('mysql') ? describe : describe.skip;

const day = 86_400_000;
const long = new Date('2026-01-01');
const operations = resolve(__dirname, '../../../docs/operations.md');

/** The statements that the documentation gives for a restored dump. */
async function documented(): Promise<string[]> {
  const [, section = ''] = (await readFile(operations, 'utf8')).split('**MariaDB or MySQL**: stop');
  const [block = ''] = /^ {4}[\s\S]*?;\n(?! {4})/m.exec(section) ?? [];
  return block.split(';').filter((statement) => statement.trim() !== '');
}

suite('the documented statements after loading a dump into MariaDB or MySQL', () => {
  let application: TestApplication;
  beforeEach(async () => {
    application = await startApplication('mysql', companyEnvironment);
  });
  afterEach(() => application.close());

  test('continue the invoice numbers, end sessions, fail what waits and keep files for a week', async () => {
    const { unitOfWork } = application.database;
    const admin = await application.administrator();
    const customer = await application.customer();
    await invoicedOrder(customer, admin);
    const order = await placeOrder(customer);
    const unused = await storeFile(application, admin, order, { purpose: 'delivery' });
    const warned = await storeFile(application, customer, order);
    await sendPicture(admin, await picture()).expect(201);
    await unitOfWork.write(async (manager) => {
      await manager.update(FileEntity, { id: unused }, { completedAt: long });
      await manager.update(FileEntity, { id: warned }, { warnedAt: long, expiresAt: long });
      await manager
        .createQueryBuilder()
        .update(PostPictureEntity)
        .set({ createdAt: long })
        .execute();
    });
    const { id } = await admin.user();
    await unitOfWork.write((manager) =>
      manager.query("INSERT INTO digest_items VALUES ('1', ?, 'New order', '/', NOW(3))", [id]),
    );
    const statements = await documented();
    expect(statements).toHaveLength(9);
    const since = Date.now() - 1000;
    await unitOfWork.write(async (manager) => {
      for (const statement of statements)
        await manager.query(statement.replace('(last, 0)', '(last, 45)'));
    });

    await customer.get('/api/user').expect(401);
    const { read } = unitOfWork;
    expect(await read.count(DigestItemEntity)).toBe(0);
    const statuses = (await read.find(MailEntity)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['failed']));
    const find = (id: string) => read.findOneByOrFail(FileEntity, { id });
    expect(Number((await find(unused)).completedAt)).toBeGreaterThan(since);
    const { warnedAt, expiresAt } = await find(warned);
    expect(Number(warnedAt)).toBeGreaterThan(since);
    expect(Number(expiresAt)).toBeGreaterThan(since + 7 * day);
    for (const { createdAt } of await read.find(PostPictureEntity))
      expect(Number(createdAt)).toBeGreaterThan(since);
    const login = { email: 'customer-1@example.com', password: 'password' };
    await customer.post('/api/login', login).expect(200);
    const again = await application.administrator();
    await invoicedOrder(customer, again);
    const { body } = await again.get('/api/admin/invoices').expect(200);
    expect(body[0].number).toBe('NC-000046');
  });
});
