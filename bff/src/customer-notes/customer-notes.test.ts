import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { holdWrite, untilItWaits } from '../../test/held-write.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { CustomerNoteEntity } from './customer-note.entity.js';

const secret = 'Prefers calls, pays late';

describe.each(databases)('notes about customers on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let manager: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    manager = await application.member('manager');
  });
  afterAll(() => application.close());

  async function noted() {
    const customer = await application.customer();
    const { id } = await customer.user();
    const path = `/api/admin/customers/${id}/notes`;
    const { body: note } = await admin.post(path, { text: secret }).expect(201);
    return { customer, id, path, note };
  }

  test('are listed oldest first, changed and deleted by their authors only, and audited', async () => {
    const { id, path, note } = await noted();
    const own = `${path}/${note.id}`;
    await manager.post(path, { text: 'Called' }).expect(201);
    await manager.put(own, { text: 'x' }).expect(403);
    await manager.delete(own).expect(403);
    await admin.put(own, { text: ' ' }).expect(422);
    const { body: changed } = await admin.put(own, { text: `${secret}!` }).expect(200);
    expect(changed).toMatchObject({ text: `${secret}!`, isEdited: true, isOwn: true });
    const { body } = await admin.get(path).expect(200);
    expect(body).toEqual([changed, expect.objectContaining({ text: 'Called', isOwn: false })]);
    await admin.delete(own).expect(204);
    await admin.put(own, { text: 'x' }).expect(404);
    const audit = await admin.get(`/api/admin/audit?q=${id}`).expect(200);
    const actions = audit.body.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action.startsWith('customer-note'))).toEqual([
      'customer-note.deleted',
      'customer-note.changed',
      'customer-note.added',
      'customer-note.added',
    ]);
    expect(audit.text).not.toContain(secret);
  });

  test('cannot be changed while they are being deleted', async () => {
    const { path, note } = await noted();
    const commit = await holdWrite(application, (manager) =>
      manager.delete(CustomerNoteEntity, { id: note.id }),
    );
    const status = admin.put(`${path}/${note.id}`, { text: 'x' }).then((answer) => answer.status);
    await untilItWaits();
    await commit();
    expect(await status).toBe(404);
  });

  test('cannot be accessed by customers and are not in their data download', async () => {
    const { customer, path, note } = await noted();
    await customer.get(path).expect(403);
    await customer.post(path, { text: 'x' }).expect(403);
    await customer.delete(`${path}/${note.id}`).expect(403);
    const { text } = await customer.get('/api/account/data').expect(200);
    expect(text).not.toContain(secret);
    await admin.get(path.replace(/[^/]+\/notes$/, `${note.id}/notes`)).expect(404);
  });

  test('are deleted with the customer’s account; a deleted author’s name is replaced', async () => {
    const { customer, id, path } = await noted();
    const author = await application.member('manager');
    await author.post(path, { text: 'Called' }).expect(201);
    const gone = { currentPassword: 'password' };
    await author.post('/api/account/deletion', gone).expect(204);
    const { body } = await admin.get(path).expect(200);
    expect(body[1]).toMatchObject({ text: 'Called', authorName: 'Former member of the team' });
    await customer.post('/api/account/deletion', gone).expect(204);
    await admin.get(path).expect(404);
    const { read } = application.database.unitOfWork;
    expect(await read.findBy(CustomerNoteEntity, { customerId: id })).toEqual([]);
  });
});
