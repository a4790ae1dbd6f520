import type { SavedReply } from '@northcast/shared-contracts/api/entities';
import { savedReplyLimits } from '@northcast/shared-contracts/api/saved-replies';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const path = '/api/admin/saved-replies';

describe.each(databases)('saved replies on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  const titles = async () =>
    (await admin.get(path).expect(200)).body.map(({ title }: SavedReply) => title);
  const create = async (title: string): Promise<SavedReply> =>
    (await admin.post(path, { title, text: `Hello {firstName}, ${title}` }).expect(201)).body;

  test('are created, edited, reordered and deleted, and conflicting changes return 409', async () => {
    const [one, two, three] = [await create('One'), await create('Two'), await create('Three')];
    expect(await titles()).toEqual(['One', 'Two', 'Three']);
    const ids = [three.id, one.id, two.id];
    const ordered = await admin.put(path, { ids }).expect(200);
    expect(ordered.body.map(({ id }: SavedReply) => id)).toEqual(ids);
    const stale = await admin.put(path, { ids: [one.id, two.id] }).expect(409);
    expect(stale.body.current).toHaveLength(3);
    await admin.put(path, { ids: [one.id, one.id, two.id] }).expect(409);
    const edit = { title: 'First', text: 'Hello', version: 1 };
    const { body } = await admin.put(`${path}/${one.id}`, edit).expect(200);
    expect(body).toMatchObject({ title: 'First', version: 2 });
    const conflict = await admin.put(`${path}/${one.id}`, edit).expect(409);
    expect(conflict.body.current).toMatchObject({ title: 'First', version: 2 });
    expect(conflict.body.changed).toMatchObject({ by: 'Northcast Administrator' });
    await admin.delete(`${path}/${two.id}`).expect(204);
    await admin.delete(`${path}/${two.id}`).expect(404);
    await create('Four');
    expect(await titles()).toEqual(['Three', 'First', 'Four']);
    await admin.post(path, { title: '', text: '' }).expect(422);
  });

  test('cannot be created beyond the maximum number, also concurrently', async () => {
    const { unitOfWork } = application.database;
    const missing = savedReplyLimits.replies.max - 1 - (await titles()).length;
    const now = new Date().toISOString().slice(0, 19).replace('T', ' ');
    await unitOfWork.write(async (manager) => {
      for (let index = 0; index < missing; index += 1) {
        await manager.query('INSERT INTO saved_replies VALUES (?, ?, ?, ?, 1, ?)', [
          `filler-${index}`,
          't',
          't',
          1000 + index,
          now,
        ]);
      }
    });
    const last = Array.from({ length: 5 }, () => admin.post(path, { title: 't', text: 't' }));
    const statuses = (await Promise.all(last)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409]);
    const { body } = await admin.post(path, { title: 't', text: 't' }).expect(409);
    expect(body.message).toMatch(/as many saved replies/);
  });
});
