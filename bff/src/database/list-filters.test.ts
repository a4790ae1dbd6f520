import { databases, makeEmptyDatabase } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { ListFilters1795305600015 } from './migrations/0015-list-filters.js';

let application: TestApplication;
afterEach(() => application.close());

test.each(databases)('migrated orders are found on %s by their project brief', async (name) => {
  application = await startApplication(name, {}, makeEmptyDatabase);
  const admin = await application.administrator();
  const customer = await application.customer();
  const order = { serviceName: 'Custom Solution', servicePrice: 5, customerPhone: '1' };
  const { body } = await customer.post('/api/orders', { ...order, projectBrief: 'Smørrebrød Ž' });
  await application.database.unitOfWork.write(async (manager) => {
    if (!manager.queryRunner) throw new Error('no transaction');
    const migration = new ListFilters1795305600015();
    await migration.down(manager.queryRunner);
    await manager.query("UPDATE orders SET search = 'before'");
    await migration.up(manager.queryRunner);
  });
  const found = await admin.get('/api/admin/orders').query({ q: 'before smorrebrod z' });
  expect(found.body).toMatchObject([{ id: body.id }]);
  await admin.get('/api/admin/orders?sort=number').expect(200);
});
