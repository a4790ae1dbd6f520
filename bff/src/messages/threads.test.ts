import { messageLimits } from '@northcast/shared-contracts/api/messages';
import { teamName } from '@northcast/shared-contracts/content/texts/threads';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { unknownId } from '../../test/samples.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { MessageEntity } from './message.entity.js';
import { MessagePostEntity } from './message-post.entity.js';

const letter = { subject: 'Episode 4', message: 'When is it ready?' };
const placement = { customerPhone: '1', projectBrief: 'Two hosts' };

describe.each(databases)('threads on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    customer = await application.customer({ firstName: 'Ada', lastName: 'Kwon' });
  });

  const place = async (by = customer) =>
    (await by.post('/api/orders', placement).expect(201)).body.id as string;
  const send = async (change: object = {}, by = customer) =>
    (await by.post('/api/messages', { ...letter, ...change }).expect(201)).body;
  const post = (by: Client, id: string, text: string) =>
    by.post(`/api/messages/${id}/posts`, { text });
  const posts = async (by: Client, id: string) =>
    (await by.get(`/api/messages/${id}/posts`).expect(200)).body;
  const own = async (by = customer) => (await by.get('/api/messages').expect(200)).body[0];
  const asTeam = async (id: string) =>
    (await admin.get(`/api/admin/messages?q=${id}`).expect(200)).body[0];
  const waiting = async () => (await admin.get('/api/admin/overview')).body.unansweredMessages;

  test('the first post of an administrator is the reply; later posts are listed after it', async () => {
    const { id } = await send();
    const first = await post(admin, id, 'On Friday.').expect(201);
    expect(first.body).toMatchObject({ messageId: id, authorRole: 'administrator' });
    expect(await own()).toMatchObject({ adminReply: 'On Friday.', status: 'replied' });
    expect(await own()).not.toHaveProperty('postCount');
    expect(await posts(customer, id)).toEqual([]);
    await post(admin, id, 'At noon.').expect(201);
    await post(customer, id, 'Thank you.').expect(201);
    expect(await own()).toMatchObject({
      adminReply: 'On Friday.',
      postCount: 2,
      status: 'pending',
    });
    expect(await posts(customer, id)).toMatchObject([
      { text: 'At noon.', authorRole: 'administrator', authorName: teamName },
      { text: 'Thank you.', authorRole: 'customer', authorName: 'Ada Kwon' },
    ]);
    const [{ authorName }] = await posts(admin, id);
    expect(authorName).not.toBe(teamName);
  });

  test('a post of the customer makes the thread pending again and updates the counts', async () => {
    const before = await waiting();
    const { id } = await send();
    expect(await waiting()).toBe(before + 1);
    await post(customer, id, 'And the cover?').expect(201);
    expect(await waiting()).toBe(before + 1);
    await post(admin, id, 'Both on Friday.').expect(201);
    expect(await waiting()).toBe(before);
    await post(customer, id, 'Great.').expect(201);
    expect(await waiting()).toBe(before + 1);
    const pending = await admin.get(`/api/admin/messages?status=pending&page=1&perPage=1`);
    expect(Number(pending.headers['x-total-count'])).toBe(before + 1);
    await admin.delete(`/api/admin/messages/${id}`).expect(204);
    expect(await waiting()).toBe(before);
    const { read } = application.database.unitOfWork;
    expect(await read.countBy(MessagePostEntity, { messageId: id })).toBe(0);
  });

  test('a post of the other side is unread until the thread is marked as read or replied to', async () => {
    const { id } = await send();
    expect(await own()).not.toHaveProperty('isUnread');
    expect(await asTeam(id)).toMatchObject({ isUnread: true });
    await admin.put(`/api/messages/${id}/read`).expect(204);
    expect(await asTeam(id)).not.toHaveProperty('isUnread');
    await post(admin, id, 'Soon.').expect(201);
    expect(await own()).toMatchObject({ isUnread: true });
    expect(await asTeam(id)).not.toHaveProperty('isUnread');
    await customer.put(`/api/messages/${id}/read`).expect(204);
    expect(await own()).not.toHaveProperty('isUnread');
    await post(admin, id, 'Now.').expect(201);
    await post(customer, id, 'Seen.').expect(201);
    expect(await own()).not.toHaveProperty('isUnread');
    expect(await asTeam(id)).toMatchObject({ isUnread: true });
  });

  test('a thread is unread and read as usual after the clock was set back', async () => {
    const { id } = await send();
    const lastPostAt = new Date(Date.now() + 3_600_000);
    await application.database.unitOfWork.write((manager) =>
      manager.update(MessageEntity, { id }, { lastPostAt }),
    );
    await admin.put(`/api/messages/${id}/read`).expect(204);
    expect(await asTeam(id)).not.toHaveProperty('isUnread');
    await post(customer, id, 'And the cover?').expect(201);
    expect(await asTeam(id)).toMatchObject({ isUnread: true });
    await post(admin, id, 'Both on Friday.').expect(201);
    expect(await own()).toMatchObject({ adminReply: 'Both on Friday.', isUnread: true });
    await customer.put(`/api/messages/${id}/read`).expect(204);
    expect(await own()).not.toHaveProperty('isUnread');
    await post(admin, id, 'At noon.').expect(201);
    expect(await own()).toMatchObject({ postCount: 2, isUnread: true });
  });

  test('a thread returns 404 to other customers and 401 to visitors', async () => {
    const { id } = await send();
    const other = await application.customer();
    for (const thread of [id, unknownId]) {
      await other.get(`/api/messages/${thread}/posts`).expect(404);
      await post(other, thread, 'x').expect(404);
      await other.put(`/api/messages/${thread}/read`).expect(404);
    }
    await post(application.visitor(), id, 'x').expect(401);
    expect(await posts(customer, id)).toEqual([]);
  });

  test('a post of an administrator in their own thread counts as a customer’s post', async () => {
    const { id } = await send({}, admin);
    await post(admin, id, 'And one more thing.').expect(201);
    expect(await own(admin)).toMatchObject({ status: 'pending', postCount: 1 });
    expect(await own(admin)).not.toHaveProperty('adminReply');
  });

  test('a message can refer only to an order of its own customer', async () => {
    const orderId = await place();
    const message = await send({ orderId });
    expect(message.orderId).toBe(orderId);
    expect((await customer.get(`/api/orders/${orderId}/messages`)).body).toMatchObject([
      { id: message.id, orderId },
    ]);
    const other = await application.customer();
    await other.post('/api/messages', { ...letter, orderId }).expect(404);
    await admin.post('/api/messages', { ...letter, orderId }).expect(404);
    await other.get(`/api/orders/${orderId}/messages`).expect(404);
    const { id: userId } = await other.user();
    const { body } = await admin
      .post('/api/admin/messages', { ...letter, userId, orderId })
      .expect(422);
    expect(body.errors).toMatchObject([{ path: 'orderId' }]);
    const mine = { ...letter, userId: (await customer.user()).id, orderId };
    await admin.post('/api/admin/messages', mine).expect(201);
    expect((await admin.get(`/api/orders/${orderId}/messages`)).body).toHaveLength(2);
  });

  test('both sides can start threads on an order, and the timeline lists each message', async () => {
    const orderId = await place();
    const path = `/api/orders/${orderId}/messages`;
    const before = await waiting();
    const byTeam = await admin.post(path, letter).expect(201);
    expect(byTeam.body).toMatchObject({ status: 'replied', orderId });
    expect(await waiting()).toBe(before);
    expect(await own()).toMatchObject({ startedBy: teamName, isUnread: true });
    await post(admin, byTeam.body.id, 'One more thing.').expect(201);
    expect(await own()).not.toHaveProperty('adminReply');
    await post(customer, byTeam.body.id, 'Understood.').expect(201);
    expect(await own()).toMatchObject({ status: 'pending', postCount: 2 });
    await customer.post(path, { ...letter, subject: 'Cover' }).expect(201);
    expect(await own()).toMatchObject({ subject: 'Cover', status: 'pending' });
    expect(await own()).not.toHaveProperty('startedBy');
    const { body } = await customer.get(`/api/orders/${orderId}`).expect(200);
    const sent = body.events.filter(({ kind }: { kind: string }) => kind === 'messageSent');
    expect(sent.map(({ detail }: { detail: string }) => detail)).toEqual([
      'Episode 4',
      'Episode 4',
      'Episode 4',
      'Cover',
    ]);
  });

  test('a file of the order can be attached to one message only, and not without an order', async () => {
    const orderId = await place();
    const link = { url: 'https://files.example.com/take-2.wav', purpose: 'message' };
    const add = async () =>
      (await customer.post(`/api/orders/${orderId}/file-links`, link).expect(201)).body.id;
    const [first, second] = [await add(), await add()];
    const { id } = await send({ orderId, fileIds: [first] });
    const path = `/api/messages/${id}/posts`;
    const { body } = await customer.post(path, { text: 'Two', fileIds: [second] }).expect(201);
    const files = (await admin.get(`/api/orders/${orderId}/files`).expect(200)).body;
    const messageOf = (file: string) =>
      files.find((one: { id: string }) => one.id === file).messageId;
    expect([messageOf(first), messageOf(second)]).toEqual([id, body.id]);
    await customer.post(path, { text: 'Again', fileIds: [second] }).expect(404);
    await customer.post('/api/messages', { ...letter, fileIds: [await add()] }).expect(404);
    expect(await posts(customer, id)).toHaveLength(1);
  });

  test('a reply can attach files only to a message of an order, each file once', async () => {
    const orderId = await place();
    const { id } = await send({ orderId });
    const link = { url: 'https://files.example.com/mix.wav', purpose: 'message' };
    const add = async (by: Client) =>
      (await by.post(`/api/orders/${orderId}/file-links`, link).expect(201)).body.id;
    const file = await add(admin);
    const reply = (to: string, fileIds: readonly string[]) =>
      admin.post(`/api/admin/messages/${to}/reply`, { reply: 'Listen.', fileIds });
    await reply(id, [await add(customer)]).expect(404);
    await reply((await send()).id, [file]).expect(404);
    expect((await asTeam(id)).status).toBe('pending');
    await reply(id, [file]).expect(200);
    const { body } = await customer.get(`/api/orders/${orderId}/files`).expect(200);
    expect(body.find((one: { id: string }) => one.id === file)).toMatchObject({
      messageId: id,
      uploadedBy: { role: 'administrator' },
    });
    await reply(id, [file]).expect(404);
    await reply(id, Array(21).fill(file)).expect(422);
  });

  test('threads stay with their customer when the order is reassigned or deleted', async () => {
    const orderId = await place();
    const { id } = await send({ orderId });
    const other = await application.customer();
    const { id: userId } = await other.user();
    const edit = { serviceName: 'x', servicePrice: 1, projectBrief: 'b', userId };
    await admin.put(`/api/admin/orders/${orderId}`, edit).expect(200);
    expect((await other.get(`/api/orders/${orderId}/messages`)).body).toEqual([]);
    expect((await admin.get(`/api/orders/${orderId}/messages`)).body).toMatchObject([{ id }]);
    await other.get(`/api/messages/${id}/posts`).expect(404);
    await admin.delete(`/api/admin/orders/${orderId}`).expect(204);
    expect(await own()).not.toHaveProperty('orderId');
  });

  test('each reply is mailed with the quoted message; a customer’s post notifies administrators', async () => {
    const { email } = await customer.user();
    const { id } = await send();
    await post(admin, id, 'On Friday.').expect(201);
    await post(customer, id, 'This Friday?').expect(201);
    await post(admin, id, 'Yes.').expect(201);
    const mails = (await mailsTo(application, email)).filter(({ subject }) =>
      /Episode/.test(subject),
    );
    expect(mails.map(({ textPart }) => textPart)).toEqual([
      expect.stringContaining('> On Friday.\n\nYou wrote:\n\n> When is it ready?'),
      expect.stringContaining('> Yes.\n\nYou wrote:\n\n> This Friday?'),
    ]);
    const notices = await mailsTo(application, administrator.email);
    expect(notices.filter(({ textPart }) => textPart.includes('> This Friday?'))).toHaveLength(1);
  });

  test('a post must have a valid length, and a thread has a maximum number of posts', async () => {
    const { id } = await send();
    const empty = await post(customer, id, ' ').expect(422);
    expect(empty.body.errors).toEqual([{ path: 'text', message: 'Message is required' }]);
    await post(customer, id, 'x'.repeat(5001)).expect(422);
    await application.database.unitOfWork.write((manager) =>
      manager.update(MessageEntity, { id }, { postCount: messageLimits.posts.max }),
    );
    const { body } = await post(customer, id, 'x').expect(409);
    expect(body.message).toContain('Please start a new message.');
    expect(await posts(customer, id)).toEqual([]);
  });

  test('account deletion clears the customer’s threads and anonymises posts to others', async () => {
    const { id } = await send();
    await post(customer, id, 'My secret').expect(201);
    await post(admin, id, 'Answer').expect(201);
    await post(admin, id, 'A second answer').expect(201);
    const { body: data } = await customer.get('/api/account/data').expect(200);
    expect(data.posts).toMatchObject([{ text: 'My secret' }, { text: 'A second answer' }]);
    const { id: userId } = await customer.user();
    const proof = { currentPassword: 'password' };
    await customer.post('/api/account/deletion', proof).expect(204);
    const left = JSON.stringify([await asTeam(id), await posts(admin, id)]);
    for (const word of ['secret', 'Kwon', 'nswer', userId]) expect(left).not.toContain(word);

    const account = { firstName: 'Uma', lastName: 'Voss', email: 'uma@example.com' };
    const password = 'plum ladder';
    const entry = { ...account, password, isAdmin: true };
    await admin.post('/api/admin/customers', entry).expect(201);
    const uma = application.visitor();
    await uma.post('/api/login', { email: account.email, password }).expect(200);
    const reader = await application.customer();
    const { id: thread } = await send({}, reader);
    await post(uma, thread, 'First').expect(201);
    await post(uma, thread, 'Second').expect(201);
    expect(JSON.stringify(await posts(admin, thread))).toContain('Voss');
    await uma.post('/api/account/deletion', { currentPassword: password }).expect(204);
    expect(await posts(admin, thread)).toMatchObject([{ text: 'Second' }]);
    expect(JSON.stringify(await posts(admin, thread))).not.toContain('Voss');
  });
});
