import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { placement as sample } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { dayIn } from '../zone/zone-clock.js';

/** Delivered the same day. */
const placement = { ...sample, serviceName: 'Lite Edit', servicePrice: 40 };
const zone = 'Pacific/Kiritimati';
const hour = 3_600_000;
const dayOf = (iso: string, hours: number) => dayIn(zone, new Date(Date.parse(iso) + hours * hour));

describe.each(databases)('due dates on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database, { CALL_ZONE: zone });
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());

  const place = async (change: object = {}) =>
    (await customer.post('/api/orders', { ...placement, ...change }).expect(201)).body;
  const read = async (id: string) => (await admin.get(`/api/orders/${id}`).expect(200)).body.order;
  const edit = async (id: string, change: object) => {
    const { serviceName, servicePrice, projectBrief, version } = await read(id);
    const body = { serviceName, servicePrice, projectBrief, version, ...change };
    return (await admin.put(`/api/admin/orders/${id}`, body).expect(200)).body;
  };

  test('placing an order and starting work set the promised due date in the team’s time zone', async () => {
    const { id, createdAt } = await place();
    expect((await read(id)).dueOn).toBe(dayOf(createdAt, 48));
    const begun = await edit(id, { status: 'processing' });
    expect(begun.dueOn).toBe(dayOf(begun.updatedAt, 24));
    for (const undated of [sample, { serviceName: 'Demo Call', servicePrice: 0 }]) {
      expect(await read((await place(undated)).id)).not.toHaveProperty('dueOn');
    }
  });

  test('a due date set by the team survives a status change and an edit that omits it', async () => {
    const { id } = await place();
    expect((await edit(id, { dueOn: '2028-02-29' })).dueOn).toBe('2028-02-29');
    expect((await edit(id, { status: 'processing' })).dueOn).toBe('2028-02-29');
    expect((await edit(id, { projectBrief: 'Nine seconds' })).dueOn).toBe('2028-02-29');
    expect(await edit(id, { dueOn: '' })).not.toHaveProperty('dueOn');
  });

  test('an edit of the service before work starts proposes the due date again', async () => {
    const { id, createdAt } = await place();
    const consulting = { serviceName: 'Consulting', servicePrice: 100 };
    expect(await edit(id, consulting)).not.toHaveProperty('dueOn');
    expect((await edit(id, placement)).dueOn).toBe(dayOf(createdAt, 48));
    await edit(id, consulting);
    expect(await edit(id, { status: 'processing' })).not.toHaveProperty('dueOn');
  });

  test('an order that gets its price days later is not late at once', async () => {
    const { id } = await place({ serviceName: 'Custom Solution', servicePrice: 0 });
    const createdAt = new Date(Date.now() - 5 * 24 * hour).toISOString();
    await edit(id, { createdAt });
    const priced = await edit(id, { serviceName: 'Lite Edit', servicePrice: 500 });
    expect(priced).not.toHaveProperty('dueOn');
    expect(priced).not.toHaveProperty('isLate');
    const begun = await edit(id, { status: 'processing' });
    expect(begun.dueOn).toBe(dayOf(begun.updatedAt, 24));
  });

  test('a due date that the team set or cleared survives an edit of the service', async () => {
    const [set, cleared] = [await place(), await place()];
    await edit(set.id, { dueOn: '2028-02-29' });
    expect((await edit(set.id, { serviceName: 'Consulting' })).dueOn).toBe('2028-02-29');
    await edit(cleared.id, { dueOn: '' });
    expect(await edit(cleared.id, { serviceName: 'Show Notes' })).not.toHaveProperty('dueOn');
  });

  test.each(['2027-02-29', '2026-04-31', '31.12.2026', '2026-1-1', 'tomorrow'])(
    'the due date %s is rejected with 422',
    async (dueOn) => {
      const { id } = await place();
      const path = `/api/admin/orders/${id}`;
      const { body } = await admin.put(path, { ...placement, dueOn }).expect(422);
      expect(body.errors).toEqual([{ path: 'dueOn', message: 'Please enter a valid date' }]);
    },
  );

  test('open orders past their due date are late, and the list and the export filter by that', async () => {
    const today = dayIn(zone, new Date());
    const [late, due, done] = await Promise.all([place(), place(), place()]);
    expect(await edit(late.id, { dueOn: '2026-01-31' })).toMatchObject({ isLate: true });
    expect(await edit(due.id, { dueOn: today })).not.toHaveProperty('isLate');
    const completed = await edit(done.id, { dueOn: '2026-01-30', status: 'completed' });
    expect(completed).not.toHaveProperty('isLate');
    const list = await admin.get('/api/admin/orders?due=late&perPage=25').expect(200);
    expect(list.body.map(({ id }: { id: string }) => id)).toEqual([late.id]);
    expect(list.headers['x-total-count']).toBe('1');
    const none = await admin.get('/api/admin/orders?due=late&q=nothing').expect(200);
    expect(none.body).toEqual([]);
    const csv = await admin.get('/api/admin/orders.csv?due=late').expect(200);
    expect(csv.text.match(/2026-01-31/g)).toHaveLength(1);
    const wrong = await admin.get('/api/admin/orders?due=soon').expect(422);
    expect(wrong.body.errors).toMatchObject([{ path: 'due' }]);
  });

  test('a delivery clears the due date, and a revision request sets the promised one', async () => {
    const { id } = await place();
    const { version } = await edit(id, { status: 'processing' });
    const delivery = await deliver(application, admin, id);
    const delivered = await read(id);
    expect(delivered).not.toHaveProperty('dueOn');
    expect(delivered.version).toBe(version + 1);
    const path = `/api/orders/${id}/deliveries/${delivery.id}/revision`;
    await customer.post(path, { text: 'Softer' }).expect(200);
    const asked = await read(id);
    expect(asked.dueOn).toBe(dayOf(asked.updatedAt, 24));
  });

  test('a delivery of an order without a due date leaves its version', async () => {
    const { id } = await place(sample);
    const { version } = await edit(id, { status: 'processing' });
    await deliver(application, admin, id);
    expect((await read(id)).version).toBe(version);
  });

  test('a revision request keeps a due date that the team has set since the delivery', async () => {
    const { id } = await place();
    await edit(id, { status: 'processing' });
    const delivery = await deliver(application, admin, id);
    await edit(id, { dueOn: '2028-02-29' });
    const path = `/api/orders/${id}/deliveries/${delivery.id}/revision`;
    await customer.post(path, { text: 'Softer' }).expect(200);
    expect((await read(id)).dueOn).toBe('2028-02-29');
  });

  describe('a bulk change and its undo', () => {
    const change = async (body: object) =>
      (await admin.post('/api/admin/orders/bulk', body).expect(200)).body.changed;
    const undo = async (changed: Record<string, string>[]) => {
      const orders = changed.map(({ id, version, before, dueOnBefore }) => ({
        id,
        version,
        status: before,
        dueOn: dueOnBefore,
      }));
      await change({ orders, isUndo: true });
    };

    test('keep a due date that the team set', async () => {
      const { id } = await place();
      await edit(id, { status: 'processing', dueOn: '2028-02-29' });
      for (const status of ['completed', 'cancelled', 'pending']) {
        await undo(await change({ orders: [{ id }], status }));
        expect(await read(id)).toMatchObject({ status: 'processing', dueOn: '2028-02-29' });
      }
    });

    test.each(['completed', 'cancelled', 'pending'])(
      'to %s leave a delivered order without a due date',
      async (status) => {
        const { id } = await place();
        await edit(id, { status: 'processing' });
        await deliver(application, admin, id);
        await undo(await change({ orders: [{ id }], status }));
        const undone = await read(id);
        expect(undone.status).toBe('processing');
        expect(undone).not.toHaveProperty('dueOn');
      },
    );

    test('restore the due date of an order whose work did not start', async () => {
      const [proposed, cleared] = [await place(), await place()];
      await edit(cleared.id, { dueOn: '' });
      await undo(await change({ orders: [{ id: proposed.id }], status: 'processing' }));
      await undo(await change({ orders: [{ id: cleared.id }], status: 'processing' }));
      expect((await read(proposed.id)).dueOn).toBe(dayOf(proposed.createdAt, 48));
      expect(await read(cleared.id)).not.toHaveProperty('dueOn');
    });

    test('keep the due date if the undo does not name the earlier one', async () => {
      const { id } = await place();
      const [{ version }] = await change({ orders: [{ id }], status: 'processing' });
      const { dueOn, updatedAt } = await read(id);
      expect(dueOn).toBe(dayOf(updatedAt, 24));
      await change({ orders: [{ id, version, status: 'pending' }], isUndo: true });
      expect(await read(id)).toMatchObject({ status: 'pending', dueOn });
    });
  });

  test('reopening a completed order by an edit proposes no due date', async () => {
    const { id } = await place();
    await edit(id, { status: 'processing' });
    await deliver(application, admin, id);
    await edit(id, { status: 'completed' });
    expect(await edit(id, { status: 'processing' })).not.toHaveProperty('dueOn');
  });

  test('customers see neither due dates nor lateness', async () => {
    const placed = await place();
    await edit(placed.id, { dueOn: '2026-01-31' });
    const paths = ['/api/orders', `/api/orders/${placed.id}`, '/api/account/data'];
    const answers = await Promise.all(paths.map((path) => customer.get(path).expect(200)));
    for (const { text } of [...answers, { text: JSON.stringify(placed) }]) {
      expect(text).not.toMatch(/dueOn|isLate|2026-01-31/);
    }
  });
});
