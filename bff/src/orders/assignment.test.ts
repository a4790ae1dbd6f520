import type { NoticeChoice } from '@northcast/shared-contracts/api/own-account';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { holdWrite, untilItWaits } from '../../test/held-write.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { LiveChangeEntity } from '../live/live-change.entity.js';
import { MailEntity } from '../mail/mail.entity.js';
import { DigestItemEntity } from '../notices/digest-item.entity.js';
import { TeamService } from '../team/team.service.js';
import { UserEntity } from '../users/user.entity.js';

const content = { serviceName: 'Jingle', servicePrice: 140, projectBrief: 'Eight seconds, brass.' };

const names = { firstName: 'Mia', lastName: 'Okafor' };

describe.each(databases)('order assignment on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let adminId: string;
  let mia: Client;
  let miaId: string;
  beforeAll(async () => {
    application = await startApplication(database, { PUBLIC_URL: 'http://localhost:3000' });
    admin = await application.administrator();
    adminId = (await admin.user()).id;
    mia = await application.customer(names);
    miaId = await makeAdministrator(mia, names);
  });
  afterAll(() => application.close());

  async function makeAdministrator(client: Client, called: typeof names): Promise<string> {
    const { id, email } = await client.user();
    const account = { ...called, email, isAdmin: true };
    await admin.put(`/api/admin/customers/${id}`, account).expect(200);
    return id;
  }

  const place = async (): Promise<string> =>
    (await (await application.customer()).post('/api/orders', placement).expect(201)).body.id;
  const assign = (id: string, assigneeId: string) =>
    admin.put(`/api/admin/orders/${id}`, { ...content, assigneeId });
  const listed = async (query: string) =>
    (await admin.get(`/api/admin/orders?${query}`).expect(200)).body.map(
      ({ id }: { id: string }) => id,
    );
  const mailsTo = (userId: string) =>
    application.database.unitOfWork.read.countBy(MailEntity, { userId, kind: 'order-assigned' });

  test('the list filters by assignee, and an edit without assigneeId keeps the assignee', async () => {
    const [mine, hers, free] = [await place(), await place(), await place()];
    await assign(mine, adminId).expect(200);
    expect((await assign(hers, miaId).expect(200)).body.assigneeId).toBe(miaId);
    expect(await listed('assignee=me')).toEqual([mine]);
    expect(await listed(`assignee=${miaId}`)).toEqual([hers]);
    expect(await listed('assignee=nobody&perPage=25')).toEqual([free]);
    expect(await listed('assignee=me&due=late')).toEqual([]);
    await admin.get('/api/admin/orders?assignee=everybody').expect(422);
    const kept = await admin.put(`/api/admin/orders/${hers}`, content).expect(200);
    expect(kept.body.assigneeId).toBe(miaId);
    expect((await assign(hers, '').expect(200)).body).not.toHaveProperty('assigneeId');
  });

  test('sorting by assignee follows the assignee’s name; unassigned orders sort before all names', async () => {
    const abe = await application.customer({ firstName: 'Ábe', lastName: 'Zorn' });
    const abeId = await makeAdministrator(abe, { firstName: 'Ábe', lastName: 'Zorn' });
    const made = [await place(), await place(), await place()];
    const [hers = '', his = '', free = ''] = made;
    await assign(hers, miaId).expect(200);
    await assign(his, abeId).expect(200);
    const sorted = async (order: string) =>
      (await listed(`sort=assigneeId&order=${order}`)).filter((id: string) => made.includes(id));
    expect(await sorted('asc')).toEqual([free, his, hers]);
    expect(await sorted('desc')).toEqual([hers, his, free]);
  });

  test('a new assignee is mailed, except when administrators assign an order to themselves', async () => {
    await mia.put('/api/admin/notices', { notices: 'at-once' }).expect(200);
    const before = await mailsTo(miaId);
    await assign(await place(), adminId).expect(200);
    const id = await place();
    await assign(id, miaId).expect(200);
    await admin.put(`/api/admin/orders/${id}`, { ...content, status: 'processing' }).expect(200);
    expect(await mailsTo(adminId)).toBe(0);
    expect(await mailsTo(miaId)).toBe(before + 1);
  });

  test('assigning a customer returns 422, and customers never see the assignee', async () => {
    const customer = await application.customer();
    const { body } = await customer.post('/api/orders', placement).expect(201);
    const refused = await assign(body.id, (await customer.user()).id).expect(422);
    expect(refused.body.errors).toMatchObject([{ path: 'assigneeId' }]);
    await assign(body.id, 'somebody').expect(422);
    await assign(body.id, miaId).expect(200);
    for (const path of ['/api/orders', `/api/orders/${body.id}`, '/api/account/data']) {
      expect((await customer.get(path).expect(200)).text).not.toMatch(/assignee|Okafor/);
    }
  });

  test('assigning somebody who leaves the team at the same time returns 422 and mails nobody', async () => {
    const producerId = (await (await application.member('producer')).user()).id;
    const id = await place();
    const commit = await holdWrite(application, async (manager) => {
      const owner = await manager.findOneByOrFail(UserEntity, { id: adminId });
      await application.nest.get(TeamService).remove(manager, owner, producerId);
    });
    const status = assign(id, producerId).then((answer) => answer.status);
    await untilItWaits();
    await commit();
    expect(await status).toBe(422);
    const { body } = await admin.get(`/api/orders/${id}`).expect(200);
    expect(body.order).not.toHaveProperty('assigneeId');
    expect(await mailsTo(producerId)).toBe(0);
  });

  test('an order becomes unassigned when its assignee deletes the account', async () => {
    const client = await application.customer(names);
    const id = await place();
    await assign(id, await makeAdministrator(client, names)).expect(200);
    await client.post('/api/account/deletion', { currentPassword: 'password' }).expect(204);
    const { body } = await admin.get(`/api/orders/${id}`).expect(200);
    expect(body.order).not.toHaveProperty('assigneeId');
  });

  test('a conflict names who changed the order, whether customer or administrator', async () => {
    const customer = await application.customer({ firstName: 'Ada', lastName: 'Kwon' });
    const { body } = await customer.post('/api/orders', placement).expect(201);
    const edit = { projectBrief: 'Nine seconds', version: 1 };
    await customer.put(`/api/orders/${body.id}/brief`, edit).expect(200);
    const stale = { ...content, version: 1 };
    const path = `/api/admin/orders/${body.id}`;
    const first = await admin.put(path, stale).expect(409);
    expect(first.body.changed).toEqual({ at: first.body.current.updatedAt, by: 'Ada Kwon' });
    await mia.put(path, { ...content, version: 2 }).expect(200);
    const second = await admin.put(path, { ...content, version: 2 }).expect(409);
    expect(second.body.changed).toEqual({ at: second.body.current.updatedAt, by: 'Mia Okafor' });
  });

  test('the pages of the former assignee, the new one and the customer are refreshed', async () => {
    const noorId = (await (await application.member('producer')).user()).id;
    const id = await place();
    const { userId } = (await admin.get(`/api/orders/${id}`).expect(200)).body.order;
    const { unitOfWork } = application.database;
    const changesBy = async (assigneeId: string) => {
      await unitOfWork.write((manager) => manager.delete(LiveChangeEntity, { orderId: id }));
      await assign(id, assigneeId).expect(200);
      const rows = await unitOfWork.read.find(LiveChangeEntity, {
        where: { orderId: id },
        order: { id: 'ASC' },
      });
      return rows.map(({ id: _id, createdAt: _createdAt, ...row }) => row);
    };
    const change = { orderId: id, userId, tags: 'Orders Order' };
    expect(await changesBy(miaId)).toEqual([{ ...change, assigneeId: miaId }]);
    expect(await changesBy(noorId)).toEqual([
      { ...change, userId: null, assigneeId: miaId },
      { ...change, assigneeId: noorId },
    ]);
    expect(await changesBy('')).toEqual([
      { ...change, userId: null, assigneeId: noorId },
      { ...change, assigneeId: null },
    ]);
  });

  /** The mails about assignments, oldest first: name, subject and text without the signature. */
  const lettersTo = async (userId: string) => {
    const mails = await application.database.unitOfWork.read.find(MailEntity, {
      where: { userId, kind: 'order-assigned' },
      order: { id: 'ASC' },
    });
    return mails.map(({ toName, subject, textPart }) => ({
      toName,
      subject,
      text: textPart.split('\n\n-- \n')[0],
    }));
  };

  test.each<[NoticeChoice, number, number]>([
    ['at-once', 1, 0],
    ['daily', 0, 1],
    ['never', 0, 0],
  ])(
    'an assignee with the choice "%s" gets %i mails and %i lines of the daily overview',
    async (notices, mails, lines) => {
      const producer = await application.member('producer');
      const { id: userId } = await producer.user();
      await producer.put('/api/admin/notices', { notices }).expect(200);
      const id = await place();
      await assign(id, userId).expect(200);
      const path = `/admin/orders?details=${id}`;
      const subject = `Order #${orderNumber(id)} was assigned to you: Jingle`;
      const text = [
        subject,
        'Northcast Administrator has assigned this order to you.',
        `Order: #${orderNumber(id)}\nService: Jingle\nPrice: $140\nStatus: Pending`,
        '> Eight seconds, brass.',
        `Open the order:\nhttp://localhost:3000${path}`,
      ].join('\n\n');
      const letter = { toName: 'Ada Kwon', subject, text };
      expect(await lettersTo(userId)).toEqual(Array(mails).fill(letter));
      const { read } = application.database.unitOfWork;
      const items = await read.findBy(DigestItemEntity, { userId });
      const shown = items.map((item) => [item.title, item.path]);
      expect(shown).toEqual(Array(lines).fill([subject, path]));
    },
  );

  test('each assignee of several orders gets one mail, also if the call is repeated', async () => {
    const [two, three] = [
      await (await application.member('producer')).user(),
      await (await application.member('producer')).user(),
    ];
    const orders: { id: string; assigneeId: string }[] = [];
    for (const assigneeId of [two.id, two.id, three.id, three.id, three.id, adminId, adminId]) {
      orders.push({ id: await place(), assigneeId });
    }
    const path = '/api/admin/orders/assignment';
    const send = () => admin.post(path, { orders }).set('Idempotency-Key', `several-${two.id}`);
    const { body } = await send().expect(200);
    expect((await send().expect(200)).body).toEqual(body);
    const unassigned = { orders: orders.map(({ id }) => ({ id })), assigneeId: '' };
    await admin.post(path, unassigned).expect(200);
    const letterOf = (count: number) => ({
      toName: 'Ada Kwon',
      subject: `${count} orders are yours`,
      text: [
        `${count} orders are yours`,
        `Northcast Administrator has assigned ${count} orders to you.`,
        'Open your orders:\nhttp://localhost:3000/admin/orders?assignee=me',
      ].join('\n\n'),
    });
    expect(await lettersTo(two.id)).toEqual([letterOf(2)]);
    expect(await lettersTo(three.id)).toEqual([letterOf(3)]);
    expect(await lettersTo(adminId)).toEqual([]);
  });

  test('a bulk assignment of which one order is new to its assignee names that order', async () => {
    const { id: userId } = await (await application.member('producer')).user();
    const [kept, assigned] = [await place(), await place()];
    await assign(kept, userId).expect(200);
    const orders = [{ id: kept }, { id: assigned }];
    const body = { orders, assigneeId: userId };
    await admin.post('/api/admin/orders/assignment', body).expect(200);
    const titleOf = (id: string, service: string) =>
      `Order #${orderNumber(id)} was assigned to you: ${service}`;
    expect((await lettersTo(userId)).map(({ subject }) => subject)).toEqual([
      titleOf(kept, content.serviceName),
      titleOf(assigned, placement.serviceName),
    ]);
  });

  test('a bulk assignment mails nobody about an order that is deleted meanwhile', async () => {
    const { id: assigneeId } = await (await application.member('producer')).user();
    const [assigned, deleted] = [await place(), await place()];
    await assign(assigned, assigneeId).expect(200);
    const idempotency = application.nest.get(IdempotencyService);
    const run = idempotency.run.bind(idempotency);
    // The last step, after the selection and the change, sends the notices.
    const steps = jest
      .spyOn(idempotency, 'run')
      .mockImplementationOnce(run)
      .mockImplementationOnce(run)
      .mockImplementationOnce(async (...step) => {
        await admin.delete(`/api/admin/orders/${deleted}`).expect(204);
        return run(...step);
      });
    try {
      const body = { orders: [{ id: assigned }, { id: deleted }], assigneeId };
      const { body: result } = await admin.post('/api/admin/orders/assignment', body).expect(200);
      expect(result.changed).toMatchObject([{ id: deleted }]);
    } finally {
      steps.mockRestore();
    }
    expect(await mailsTo(assigneeId)).toBe(1);
  });
});
