import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { unknownId } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { MessageEntity } from './message.entity.js';

const letter = { subject: 'Invoice 📄', message: 'Could you send it again?\nThank you.' };

describe.each(databases)('messages on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  test('a message is stored under the account with the status "pending"', async () => {
    const customer = await application.customer({ firstName: 'Åsa', lastName: 'Ólafs' });
    const { id, email } = await customer.user();
    const { body } = await customer.post('/api/messages', letter).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      userId: id,
      userName: 'Åsa Ólafs',
      userEmail: email,
      ...letter,
      createdAt: expect.any(String),
      status: 'pending',
    });
    expect((await customer.get('/api/messages')).body).toEqual([body]);
    expect((await (await application.customer()).get('/api/messages')).body).toEqual([]);
  });

  test.each([
    ['subject', { subject: ' ' }, 'Subject is required'],
    ['subject', { subject: 'x'.repeat(201) }, 'Please use at most 200 characters'],
    ['message', { message: undefined }, 'Message is required'],
    ['message', { message: 'x'.repeat(5001) }, 'Please use at most 5000 characters'],
  ])('a message with an invalid %s is rejected (case %#)', async (path, change, message) => {
    const customer = await application.customer();
    const { body } = await customer.post('/api/messages', { ...letter, ...change }).expect(422);
    expect(body.errors).toEqual([{ path, message }]);
  });

  test('a text whose normalised form is much longer is stored unchanged', async () => {
    const customer = await application.customer();
    const message = 'ﷺ'.repeat(5000);
    await customer.post('/api/messages', { ...letter, message }).expect(201);
    expect((await customer.get('/api/messages')).body[0].message).toBe(message);
  });

  test('an administrator creates a message for a customer, under the customer’s name', async () => {
    const customer = await application.customer({ firstName: 'Noor', lastName: 'Haddad' });
    const { id, email } = await customer.user();
    const sent = { userId: id, userName: 'Mallory', userEmail: 'm@example.com', ...letter };
    const { body } = await admin.post('/api/admin/messages', sent).expect(201);
    const { isUnread: _isUnread, waitingSince, ...own } = body;
    expect(waitingSince).toBe(body.createdAt);
    expect(body).toMatchObject({ userId: id, userName: 'Noor Haddad', userEmail: email });
    expect((await customer.get('/api/messages')).body).toEqual([own]);
    const gone = await admin
      .post('/api/admin/messages', { ...sent, userId: unknownId })
      .expect(422);
    expect(gone.body.errors).toEqual([
      { path: 'userId', message: 'This customer does not exist any more.' },
    ]);
  });

  test('sorting by "waiting" lists pending messages, oldest first, then replied ones, newest first', async () => {
    const customer = await application.customer();
    const ask = async () => (await customer.post('/api/messages', letter).expect(201)).body.id;
    const ids: string[] = [await ask(), await ask(), await ask(), await ask()];
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await application.database.unitOfWork.write(async (manager) => {
      for (const [index, id] of ids.entries()) {
        const lastPostAt = new Date(Date.UTC(2026, 0, index + 1));
        const status = id === second || id === fourth ? 'replied' : 'pending';
        await manager.update(MessageEntity, { id }, { lastPostAt, status });
      }
    });
    const query = { sort: 'waiting', perPage: 1000, page: 1 };
    const { body } = await admin.get('/api/admin/messages').query(query).expect(200);
    const order = body.map(({ id }: { id: string }) => id);
    expect(order.filter((id: string) => ids.includes(id))).toEqual([first, third, fourth, second]);
  });

  test.each([
    [
      'by its owner',
      (customer: Client) =>
        customer.post('/api/account/deletion', { currentPassword: 'password' }).expect(204),
    ],
    [
      'by the team',
      async (customer: Client) =>
        admin.delete(`/api/admin/customers/${(await customer.user()).id}`).expect(204),
    ],
  ])('no message of an account deleted %s waits for an answer', async (_by, remove) => {
    const customer = await application.customer();
    const counts = async () => {
      const { read } = application.database.unitOfWork;
      const { body } = await admin.get('/api/admin/overview').expect(200);
      const { headers } = await admin.get('/api/admin/messages?page=1').expect(200);
      const waiting = await read.countBy(MessageEntity, { status: 'pending' });
      // Other tests here change rows without the counts.
      const drift = body.unansweredMessages - waiting;
      return { waiting, drift, total: headers['x-total-count'] };
    };
    const before = await counts();
    await customer.post('/api/messages', letter).expect(201);
    await customer.post('/api/messages', letter).expect(201);
    const answered = await customer.post('/api/messages', letter).expect(201);
    const reply = { reply: 'Yes.' };
    await admin.post(`/api/admin/messages/${answered.body.id}/reply`, reply).expect(200);
    const { total } = await counts();
    await remove(customer);
    expect(await counts()).toEqual({ ...before, total });
  });

  test('a reply is visible to the customer, and a later reply replaces it', async () => {
    const customer = await application.customer();
    const { body } = await customer.post('/api/messages', letter).expect(201);
    const path = `/api/admin/messages/${body.id}/reply`;
    const replyDate = '2026-03-01T10:15:00+05:30';
    const first = await admin.post(path, { reply: 'Sent.', replyDate }).expect(200);
    expect(first.body).toEqual({
      ...body,
      adminReply: 'Sent.',
      adminReplyDate: '2026-03-01T04:45:00.000Z',
      status: 'replied',
    });
    expect((await customer.get('/api/messages')).body).toEqual([{ ...first.body, isUnread: true }]);
    const second = await admin.post(path, { reply: 'Sent again.' }).expect(200);
    expect(second.body.adminReply).toBe('Sent again.');
    expect(Math.abs(Date.parse(second.body.adminReplyDate) - Date.now())).toBeLessThan(10_000);
  });

  test('a reply that the writer has not seen is returned with 409 instead of being replaced', async () => {
    const customer = await application.customer();
    const { body: sent } = await customer.post('/api/messages', letter).expect(201);
    const path = `/api/admin/messages/${sent.id}/reply`;
    const first = await admin.post(path, { reply: 'First', replySeen: '' }).expect(200);
    const refused = await admin.post(path, { reply: 'Second', replySeen: '' }).expect(409);
    expect(refused.body).toMatchObject({
      message: 'Someone else changed this in the meantime.',
      current: first.body,
    });
    expect((await customer.get('/api/messages')).body[0].adminReply).toBe('First');
    const replySeen = first.body.adminReplyDate;
    const second = await admin.post(path, { reply: 'Second', replySeen }).expect(200);
    expect(second.body.adminReply).toBe('Second');
  });

  test('a reply by someone who has not seen a later post is returned with 409', async () => {
    const customer = await application.customer();
    const { body: sent } = await customer.post('/api/messages', letter).expect(201);
    await customer.post(`/api/messages/${sent.id}/posts`, { text: 'And the cover?' }).expect(201);
    const reply = { reply: 'Both on Friday.', replySeen: '' };
    const path = `/api/admin/messages/${sent.id}/reply`;
    const refused = await admin.post(path, { ...reply, postsSeen: 0 }).expect(409);
    expect(refused.body).toMatchObject({
      message: 'Someone else changed this in the meantime.',
      current: { id: sent.id, status: 'pending', postCount: 1 },
    });
    await admin.post(path, { ...reply, postsSeen: 1 }).expect(200);
  });

  test('of two simultaneous replies to a message without one, one is stored', async () => {
    const customer = await application.customer();
    const { body: sent } = await customer.post('/api/messages', letter).expect(201);
    const path = `/api/admin/messages/${sent.id}/reply`;
    const answers = await Promise.all(
      ['One', 'Two'].map((reply) => admin.post(path, { reply, replySeen: '' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ['reply', { reply: '' }, 'Reply is required'],
    ['replyDate', { reply: 'x', replyDate: 'soon' }, 'Please enter a valid date and time'],
  ])('a reply with an invalid %s is rejected (case %#)', async (path, reply, message) => {
    const customer = await application.customer();
    const sent = await customer.post('/api/messages', letter).expect(201);
    const { body } = await admin
      .post(`/api/admin/messages/${sent.body.id}/reply`, reply)
      .expect(422);
    expect(body.errors).toEqual([{ path, message }]);
    expect((await customer.get('/api/messages')).body).toEqual([sent.body]);
  });

  test('a deleted message is no longer available to the customer and administrators', async () => {
    const customer = await application.customer();
    const { body } = await customer.post('/api/messages', letter).expect(201);
    await admin.delete(`/api/admin/messages/${body.id}`).expect(204);
    expect((await customer.get('/api/messages')).body).toEqual([]);
    await admin.delete(`/api/admin/messages/${body.id}`).expect(404);
    await admin.post(`/api/admin/messages/${body.id}/reply`, { reply: 'x' }).expect(404);
  });
});

test('the number of messages per hour is limited for customers, not for administrators', async () => {
  const application = await startApplication('sqlite', { RATE_LIMITS: 'messages=3/3600' });
  const customer = await application.customer();
  const { body } = await customer.post('/api/messages', letter).expect(201);
  for (let count = 0; count < 2; count += 1) {
    await customer.post(`/api/messages/${body.id}/posts`, { text: 'x' }).expect(201);
  }
  await customer.post(`/api/messages/${body.id}/posts`, { text: 'x' }).expect(429);
  await customer.post('/api/messages', letter).expect(429);
  const admin = await application.administrator();
  for (let count = 0; count < 5; count += 1) {
    await admin.post(`/api/messages/${body.id}/posts`, { text: 'x' }).expect(201);
  }
  await application.close();
});
