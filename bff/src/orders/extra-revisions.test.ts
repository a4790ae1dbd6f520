import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const pack = { serviceName: 'Extra Revisions Pack', servicePrice: 55 };

describe.each(databases)('bought revision rounds on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());

  const place = async (change: object = {}): Promise<string> =>
    (await customer.post('/api/orders', { ...placement, ...change }).expect(201)).body.id;
  const nameIn = (id: string) => `For order #${orderNumber(id)}.`;
  const included = async (id: string) =>
    (await customer.get(`/api/orders/${id}`).expect(200)).body.revisions.included;

  test.each([
    ['pending', 3],
    ['processing', 6],
    ['completed', 6],
  ])('an extra order entered as %s gives the named order %i rounds', async (status, rounds) => {
    const id = await place();
    const { id: userId } = await customer.user();
    const extra = { ...pack, userId, status, projectBrief: nameIn(id) };
    const { body } = await admin.post('/api/admin/orders', extra).expect(201);
    expect(await included(id)).toBe(rounds);
    const edit = { ...pack, projectBrief: nameIn(id), status: 'completed' };
    await admin.put(`/api/admin/orders/${body.id}`, edit).expect(200);
    expect(await included(id)).toBe(6);
  });

  test('an extra order that its customer completes by an approval adds its rounds', async () => {
    const id = await place();
    const extra = await place({ ...pack, projectBrief: nameIn(id) });
    const delivery = await deliver(application, admin, extra);
    await customer.post(`/api/orders/${extra}/deliveries/${delivery.id}/approve`).expect(200);
    expect(await included(id)).toBe(6);
  });

  test('rounds are withdrawn while an extra order is pending again, also by an undo', async () => {
    const id = await place();
    const extra = await place({ ...pack, projectBrief: nameIn(id) });
    const change = async (body: object) =>
      (await admin.post('/api/admin/orders/bulk', body).expect(200)).body.changed;
    const [{ version }] = await change({ orders: [{ id: extra }], status: 'processing' });
    expect(await included(id)).toBe(6);
    await change({ orders: [{ id: extra, version, status: 'pending' }], isUndo: true });
    expect(await included(id)).toBe(3);
    const edit = { ...pack, projectBrief: 'For another order' };
    await admin.put(`/api/admin/orders/${extra}`, { ...edit, status: 'cancelled' }).expect(200);
    await admin.put(`/api/admin/orders/${extra}`, { ...edit, status: 'pending' }).expect(200);
    expect(await included(id)).toBe(3);
    await admin
      .put(`/api/admin/orders/${extra}`, { ...pack, projectBrief: nameIn(id), status: 'completed' })
      .expect(200);
    expect(await included(id)).toBe(6);
    const { events } = (await customer.get(`/api/orders/${id}`).expect(200)).body;
    const number = orderNumber(extra);
    expect(events.map(({ kind, detail }: Record<string, string>) => [kind, detail])).toEqual([
      ['placed', undefined],
      ['revisionRequested', number],
      ['revisionBought', `3 ${number}`],
      ['revisionWithdrawn', `3 ${number}`],
      ['revisionBought', `3 ${number}`],
    ]);
  });

  test('all extra-revision lines of an order give their rounds to the named order', async () => {
    const id = await place();
    const lines = [
      { name: 'Single Extra Revision', price: 24, quantity: 1 },
      { name: 'Extra Revisions Pack', price: 55, quantity: 2 },
    ];
    const items = { serviceName: 'Single Extra Revision', servicePrice: 134 };
    const extra = await place({ ...items, lines, projectBrief: nameIn(id) });
    for (const [status, rounds] of [
      ['processing', 10],
      ['pending', 3],
      ['completed', 10],
    ] as const) {
      const edit = { ...items, projectBrief: nameIn(id), status };
      await admin.put(`/api/admin/orders/${extra}`, edit).expect(200);
      expect(await included(id)).toBe(rounds);
    }
    expect(await included(extra)).toBe(0);
  });

  test('the rounds are added once when the number is entered after the confirmation', async () => {
    const id = await place();
    const extra = await place({ ...pack, projectBrief: 'For my last order.' });
    const edit = async (projectBrief: string) => {
      const body = { ...pack, projectBrief, status: 'processing' };
      await admin.put(`/api/admin/orders/${extra}`, body).expect(200);
      return included(id);
    };
    expect(await edit('For my last order.')).toBe(3);
    expect(await edit(nameIn(id))).toBe(6);
    expect(await edit(`${nameIn(id)} As agreed.`)).toBe(6);
  });

  test('an extra order counts once if its brief names another order later', async () => {
    const [first, second] = [await place(), await place()];
    const extra = await place({ ...pack, projectBrief: nameIn(first) });
    for (const [named, status] of [
      [first, 'processing'],
      [second, 'processing'],
      [second, 'completed'],
    ] as const) {
      const edit = { ...pack, projectBrief: nameIn(named), status };
      await admin.put(`/api/admin/orders/${extra}`, edit).expect(200);
    }
    expect(await included(first)).toBe(6);
    expect(await included(second)).toBe(3);
  });
});
