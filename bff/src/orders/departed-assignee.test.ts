import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { holdWrite, untilItWaits } from '../../test/held-write.js';
import { placement } from '../../test/samples.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { MailEntity } from '../mail/mail.entity.js';
import { TeamService } from '../team/team.service.js';
import { UserEntity } from '../users/user.entity.js';

describe.each(databases)('a bulk assignment to somebody who leaves the team on %s', (database) => {
  const path = '/api/admin/orders/assignment';
  let application: TestApplication;
  let admin: Client;
  let staysId: string;
  let producerId: string;
  let orders: { id: string; assigneeId: string }[];
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    staysId = (await (await application.member('producer')).user()).id;
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    producerId = (await (await application.member('producer')).user()).id;
    const customer = await application.customer();
    orders = [];
    for (const assigneeId of [producerId, staysId]) {
      const { body } = await customer.post('/api/orders', placement).expect(201);
      orders.push({ id: body.id, assigneeId });
    }
  });
  afterEach(() => jest.restoreAllMocks());

  const leave = () => admin.delete(`/api/admin/team/${producerId}`).expect(204);
  /**
   * Removes the person from the team before one of the steps: selection, change, notices.
   * @param begin begins to remove the person
   * @param finish finishes that while the step runs
   */
  function leaveBefore(
    number: number,
    begin: () => Promise<unknown> = leave,
    finish: () => Promise<void> = async () => undefined,
  ): void {
    const idempotency = application.nest.get(IdempotencyService);
    const run = idempotency.run.bind(idempotency);
    const steps = jest.spyOn(idempotency, 'run');
    for (let step = 0; step < number; step += 1) steps.mockImplementationOnce(run);
    steps.mockImplementationOnce(async (...step) => {
      await begin();
      const [result] = await Promise.all([run(...step), finish()]);
      return result;
    });
  }

  const assignmentMails = () =>
    application.database.unitOfWork.read.countBy(MailEntity, {
      userId: producerId,
      kind: 'order-assigned',
    });

  test('is undone for the orders of the others', async () => {
    await leave();
    const undo = { orders: [{ id: orders[0]?.id }, orders[1]], assigneeId: producerId };
    const { body } = await admin.post(path, { ...undo, isUndo: true }).expect(200);
    expect(body).toMatchObject({
      changed: [{ id: orders[1]?.id, assigneeId: staysId }],
      left: [{ id: orders[0]?.id, reason: 'assignee' }],
    });
  });

  test('leaves their orders unchanged and assigns the others', async () => {
    leaveBefore(1);
    const { body } = await admin.post(path, { orders }).expect(200);
    expect(body).toMatchObject({
      changed: [{ id: orders[1]?.id, assigneeId: staysId }],
      left: [{ id: orders[0]?.id, reason: 'assignee' }],
    });
  });

  test('is not mailed to that person', async () => {
    leaveBefore(2);
    const { body } = await admin.post(path, { orders }).expect(200);
    expect(body.changed).toHaveLength(2);
    expect(await assignmentMails()).toBe(0);
    const { body: page } = await admin.get(`/api/orders/${orders[0]?.id}`).expect(200);
    expect(page.order).not.toHaveProperty('assigneeId');
  });

  test('is not mailed to that person who leaves at the same time', async () => {
    let commit = async () => {};
    const begin = async () => {
      commit = await holdWrite(application, async (manager) => {
        const owner = await manager.findOneByOrFail(UserEntity, { email: administrator.email });
        await application.nest.get(TeamService).remove(manager, owner, producerId);
      });
    };
    leaveBefore(2, begin, () => untilItWaits().then(() => commit()));
    const { body } = await admin.post(path, { orders }).expect(200);
    expect(body.changed).toHaveLength(2);
    expect(await assignmentMails()).toBe(0);
  });

  test('withdraws the mails to that person that have not been sent', async () => {
    await admin.post(path, { orders }).expect(200);
    expect(await assignmentMails()).toBe(1);
    await leave();
    expect(await assignmentMails()).toBe(0);
  });

  test('keeps the mails to that person that have been sent, and the one about leaving', async () => {
    await admin.post(path, { orders }).expect(200);
    const { unitOfWork } = application.database;
    await unitOfWork.write((manager) =>
      manager.update(MailEntity, { userId: producerId }, { status: 'sent' }),
    );
    await leave();
    expect(await assignmentMails()).toBe(1);
    const left = { userId: producerId, kind: 'role-changed', status: 'waiting' } as const;
    expect(await unitOfWork.read.countBy(MailEntity, left)).toBe(1);
  });
});
