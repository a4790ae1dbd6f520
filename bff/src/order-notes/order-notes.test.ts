import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const secret = 'Pays late, ask before you begin';

describe.each(databases)('order notes on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  async function notedOrder() {
    const customer = await application.customer();
    const { body: order } = await customer.post('/api/orders', placement).expect(201);
    const path = `/api/admin/orders/${order.id}/notes`;
    const { body: note } = await admin.post(path, { text: secret }).expect(201);
    return { customer, order, path, note };
  }

  async function colleague(): Promise<Client> {
    const client = await application.customer({ firstName: 'Mia', lastName: 'Okafor' });
    const { id, email } = await client.user();
    const account = { firstName: 'Mia', lastName: 'Okafor', email, isAdmin: true };
    await admin.put(`/api/admin/customers/${id}`, account).expect(200);
    return client;
  }

  test('are returned oldest first, with their authors', async () => {
    const { path, note } = await notedOrder();
    const other = await colleague();
    await other.post(path, { text: 'Paid' }).expect(201);
    const { body } = await admin.get(path).expect(200);
    expect(body).toEqual([note, expect.objectContaining({ text: 'Paid', isOwn: false })]);
    expect(body[1].authorName).toBe('Mia Okafor');
    await admin.post(path, { text: '  ' }).expect(422);
  });

  test('can be edited only by their author, are marked as edited, and are audited without text', async () => {
    const { path, order, note } = await notedOrder();
    expect(note.isEdited).toBe(false);
    const other = await colleague();
    await other.put(`${path}/${note.id}`, { text: 'Pays' }).expect(403);
    await admin.put(`${path}/${note.id}`, { text: '  ' }).expect(422);
    const same = await admin.put(`${path}/${note.id}`, { text: secret }).expect(200);
    expect(same.body.isEdited).toBe(false);
    const { body } = await admin.put(`${path}/${note.id}`, { text: 'Pays in May' }).expect(200);
    expect(body).toEqual({ ...note, text: 'Pays in May', isEdited: true });
    expect((await other.get(path).expect(200)).body).toEqual([{ ...body, isOwn: false }]);
    const { order: elsewhere } = await notedOrder();
    const wrong = `/api/admin/orders/${elsewhere.id}/notes/${note.id}`;
    await admin.put(wrong, { text: 'x' }).expect(404);
    const { body: audit } = await admin.get(`/api/admin/audit?q=${order.id}`).expect(200);
    const actions = audit.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['order-note.changed', 'order-note.added']);
    expect(JSON.stringify(audit)).not.toMatch(/Pays/);
  });

  test('can be deleted only by their author; the deletion is audited without the text', async () => {
    const { path, order, note } = await notedOrder();
    const other = await colleague();
    await other.delete(`${path}/${note.id}`).expect(403);
    await admin.delete(`${path}/${note.id}`).expect(204);
    await admin.delete(`${path}/${note.id}`).expect(404);
    const { body } = await admin.get(`/api/admin/audit?q=${order.id}`).expect(200);
    const actions = body.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['order-note.deleted', 'order-note.added']);
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('are not contained in any response to a customer', async () => {
    const { customer, order, path, note } = await notedOrder();
    await customer.get(path).expect(403);
    await customer.post(path, { text: 'x' }).expect(403);
    await customer.put(`${path}/${note.id}`, { text: 'x' }).expect(403);
    await customer.delete(`${path}/${note.id}`).expect(403);
    const { id } = order;
    const paths = [
      '/api/orders',
      `/api/orders/${id}`,
      `/api/orders/${id}/messages`,
      `/api/orders/${id}/files`,
      `/api/orders/${id}/deliveries`,
      '/api/messages',
      '/api/account/data',
      '/api/account/data.csv',
    ];
    for (const each of paths) {
      const { text } = await customer.get(each).expect(200);
      expect(text).not.toMatch(/Pays late|noteId|order-note/);
    }
  });

  test('are deleted with their order and with the account of its customer', async () => {
    const { order, path } = await notedOrder();
    await admin.delete(`/api/admin/orders/${order.id}`).expect(204);
    await admin.get(path).expect(404);
    const second = await notedOrder();
    await second.customer
      .post('/api/account/deletion', { currentPassword: 'password' })
      .expect(204);
    expect((await admin.get(second.path).expect(200)).body).toEqual([]);
  });

  test('do not show the name of an author whose account is deleted', async () => {
    const { path } = await notedOrder();
    const other = await colleague();
    await other.post(path, { text: 'Called' }).expect(201);
    await other.post('/api/account/deletion', { currentPassword: 'password' }).expect(204);
    const { body } = await admin.get(path).expect(200);
    expect(body[1]).toMatchObject({ text: 'Called', authorName: 'Former member of the team' });
  });

  test('other orders of the customer are listed newest first, for administrators only', async () => {
    const { customer, order } = await notedOrder();
    const { body: second } = await customer.post('/api/orders', placement).expect(201);
    const { body: third } = await customer.post('/api/orders', placement).expect(201);
    const { body } = await admin.get(`/api/admin/orders/${second.id}/others`).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([third.id, order.id]);
    await customer.get(`/api/admin/orders/${second.id}/others`).expect(403);
  });
});
