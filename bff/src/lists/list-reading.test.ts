import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { adjustCount } from './list-counts.js';

describe.each(databases)('reading a page of a list on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  test('a page whose rows are deleted after they were counted is empty', async () => {
    const admin = await application.administrator();
    // The page is read as if a deletion were committed between its count and its rows.
    await application.database.unitOfWork.write((manager) =>
      adjustCount(manager, 'orders', 'pending', 1),
    );
    for (const query of [{}, { page: 1 }, { status: 'pending', sort: 'dueOn' }]) {
      const { body } = await admin.get('/api/admin/orders').query(query).expect(200);
      expect(body).toEqual([]);
    }
  });
});
