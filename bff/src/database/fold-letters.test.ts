import { databases, makeEmptyDatabase } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { FoldLetters1795305600002 } from './migrations/0002-fold-letters.js';

let application: TestApplication;
afterEach(() => application.close());

test.each(databases)('migrated customers are found on %s by folded letters', async (name) => {
  application = await startApplication(name, {}, makeEmptyDatabase);
  const admin = await application.administrator();
  const { id } = await (await application.customer({ lastName: 'Moller' })).user();
  await application.database.unitOfWork.write(async (manager) => {
    const before = [`søren møller ${'ß'.repeat(3)}`, `møller ${'ß'.repeat(53)}`, id];
    await manager.query('UPDATE users SET search = ?, lastNameKey = ? WHERE id = ?', before);
    if (!manager.queryRunner) throw new Error('no transaction');
    await new FoldLetters1795305600002().up(manager.queryRunner);
  });
  const { body } = await admin.get('/api/admin/customers').query({ q: 'moller soren ssssss' });
  expect(body).toHaveLength(1);
  const sorted = await admin.get('/api/admin/customers?sort=lastName').expect(200);
  expect(sorted.body).toHaveLength(2);
});
