import { listViewLimits } from '@northcast/shared-contracts/api/list-views';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const path = '/api/admin/list-views';
const view = { list: 'orders', name: 'Late mixes', query: 'q=mix&due=late', hidden: ['dueOn'] };

describe.each(databases)('saved views of lists on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    admin = await application.administrator();
    for (const { id } of (await admin.get(path)).body) await admin.delete(`${path}/${id}`);
  });

  test('can be saved, renamed, overwritten and deleted; a conflict returns the current view', async () => {
    const { body: saved } = await admin.post(path, view).expect(201);
    expect(saved).toMatchObject({ ...view, version: 1 });
    const renamed = await admin
      .put(`${path}/${saved.id}`, { name: 'Mixes', version: 1 })
      .expect(200);
    expect(renamed.body).toMatchObject({ ...view, name: 'Mixes', version: 2 });
    const change = { name: 'Mixes', query: '', hidden: [] };
    const conflict = await admin.put(`${path}/${saved.id}`, { ...change, version: 1 }).expect(409);
    expect(conflict.body.current).toMatchObject({ query: view.query, version: 2 });
    await admin.put(`${path}/${saved.id}`, { ...change, version: 2 }).expect(200);
    expect((await admin.get(path)).body).toMatchObject([{ ...change, version: 3 }]);
    await admin.delete(`${path}/${saved.id}`).expect(204);
    await admin.delete(`${path}/${saved.id}`).expect(404);
  });

  test('have names that are unique regardless of case, and are limited in number', async () => {
    const { body: one } = await admin.post(path, view).expect(201);
    const taken = await admin.post(path, { ...view, name: 'LATE MIXES' }).expect(422);
    expect(taken.body.errors).toMatchObject([{ path: 'name' }]);
    await admin.put(`${path}/${one.id}`, { name: 'late mixes' }).expect(200);
    const others = Array.from({ length: listViewLimits.views.max }, (_, index) =>
      admin.post(path, { ...view, name: `View ${index}` }),
    );
    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
    const twins = [{ name: 'View 0' }, { name: 'view 0' }];
    expect((await admin.get(path)).body).toHaveLength(listViewLimits.views.max);
    await Promise.all(twins.map((twin) => admin.put(`${path}/${one.id}`, twin).expect(422)));
  });

  test('are private to their owner, part of the data download, and deleted with the account', async () => {
    const other = await application.member('manager');
    const { body: saved } = await other.post(path, view).expect(201);
    expect((await admin.get(path).expect(200)).body).toEqual([]);
    await admin.put(`${path}/${saved.id}`, { name: 'Mine now' }).expect(404);
    await admin.delete(`${path}/${saved.id}`).expect(404);
    const { body: data } = await other.get('/api/account/data').expect(200);
    expect(data.listViews).toMatchObject([view]);
    const { id } = await other.user();
    const { unitOfWork } = application.database;
    await unitOfWork.write((manager) => manager.query('DELETE FROM users WHERE id = ?', [id]));
    const left = await unitOfWork.read.query('SELECT id FROM list_views WHERE userId = ?', [id]);
    expect(left).toEqual([]);
  });

  test.each([
    { ...view, list: 'mails' },
    { ...view, name: '' },
    { ...view, name: 'x'.repeat(listViewLimits.name.max + 1) },
    { ...view, query: 'x'.repeat(listViewLimits.query.max + 1) },
    { ...view, hidden: [''] },
    { ...view, hidden: 'dueOn' },
  ])('are not created from the invalid body %j', async (body) => {
    await admin.post(path, body).expect(422);
  });
});
