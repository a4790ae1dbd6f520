import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readyDraft } from '../../test/blog-posts.js';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo, newestToken } from '../../test/mailbox.js';
import { companyEnvironment, quotedOrder } from '../../test/order-money.js';
import { workedOrder } from '../../test/order-places.js';
import { foundInTables, tracesIn } from '../../test/personal-traces.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { OutboxService } from '../mail/outbox.service.js';
import { OutboxLeases } from '../mail/outbox-leases.js';
import { type Settings, settingsToken } from '../settings/settings.js';

/** Texts that occur in no other account. */
const traces = {
  firstName: 'Fenellaqx',
  lastName: 'Quirkzw',
  mailbox: 'fenella.vq',
  formerMailbox: 'formerly.vq',
  phone: '+44 20 7946 0958',
  brief: 'A theme for zebrafinches',
  customName: 'Zitherjingle for Fenellaqx',
  subject: 'About the zitherworks',
  message: 'When do the zitherworks come?',
  reply: 'Dear Quirkzw, tomorrow',
  enquirer: 'F. Quirkzw-Enquirer',
  enquiry: 'We start with ocarinas in spring.',
};
const texts = Object.values(traces);
/** Names of a team member, likewise. */
const colleague = { firstName: 'Wilhelminaqz', lastName: 'Thistlezk' };
const email = `${traces.mailbox}@example.com`;
const formerEmail = `${traces.formerMailbox}@example.com`;

describe.each(databases)('account deletion on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database, companyEnvironment);
  });
  afterAll(() => application.close());

  const remove = (currentPassword = 'password') => ({ currentPassword });

  test('removes all personal texts from every table and file', async () => {
    const { unitOfWork } = application.database;
    const admin = await application.administrator();
    // A second administrator, who gets the daily digest.
    const daily = { email: 'daily@example.com', password: 'correct horse' };
    await admin
      .post('/api/admin/customers', { ...daily, firstName: 'D', lastName: 'D', isAdmin: true })
      .expect(201);
    const reader = application.visitor();
    await reader.post('/api/login', daily).expect(200);
    await reader.put('/api/admin/notices', { notices: 'daily' }).expect(200);

    const client = await application.customer({ ...traces, email: formerEmail });
    const keyed = (path: string, body: object) =>
      client.post(path, body).set('Idempotency-Key', traces.mailbox).expect(201);
    await keyed('/api/orders', { customerPhone: traces.phone, projectBrief: traces.brief });
    const change = { email, currentPassword: 'password' };
    await client.put('/api/account/email', change).expect(200);
    const token = await newestToken(application, email, 'email-change');
    await client.post('/api/email-confirmation', { token }).expect(204);
    await client
      .post('/api/orders', {
        serviceName: traces.customName,
        servicePrice: 5,
        customerPhone: traces.phone,
        projectBrief: traces.brief,
      })
      .expect(201);
    const [newest] = (await client.get('/api/orders').expect(200)).body;
    await client.post(`/api/orders/${newest.id}/cancel`).expect(200);
    const sent = await keyed('/api/messages', {
      subject: traces.subject,
      message: traces.message,
    });
    await admin
      .post(`/api/admin/messages/${sent.body.id}/reply`, { reply: traces.reply })
      .expect(200);
    await client
      .post('/api/contact', {
        name: traces.enquirer,
        email,
        service: 'Audio Production',
        message: traces.enquiry,
      })
      .expect(201);
    const [enquiry] = (await admin.get('/api/admin/enquiries').expect(200)).body;
    const answer = { text: traces.reply };
    await admin.post(`/api/admin/enquiries/${enquiry.id}/answers`, answer).expect(201);
    await application.visitor().post('/api/login', { email, password: 'password' }).expect(200);
    await client.post('/api/password-reset', { email }).expect(204);
    await mailsTo(application, email);
    expect(await foundInTables(unitOfWork.read, texts)).not.toEqual([]);

    await client.post('/api/account/deletion', remove()).expect(204);
    await mailsTo(application, email);
    expect(await foundInTables(unitOfWork.read, texts)).toEqual([]);
    const { dataDirectory, databaseUrl } = application.nest.get<Settings>(settingsToken);
    if (databaseUrl === null) {
      // SQLite keeps writes in the write-ahead log until a checkpoint copies them into the file.
      await unitOfWork.read.query('PRAGMA wal_checkpoint(TRUNCATE)');
    }
    expect(await foundInFiles(dataDirectory)).toEqual([]);

    await client.get('/api/user').expect(401);
    const orders = (await admin.get('/api/admin/orders').expect(200)).body;
    expect(orders).toMatchObject([
      { serviceName: 'Custom Service', servicePrice: 5, customerName: 'Deleted customer' },
      { serviceName: 'Custom Service', userId: null, customerEmail: 'deleted@northcast.invalid' },
    ]);
    const messages = (await admin.get('/api/admin/messages').expect(200)).body;
    expect(messages).toMatchObject([{ userId: null, userName: 'Deleted customer' }]);
    for (const list of ['customers', 'orders', 'messages', 'enquiries']) {
      const { body, headers } = await admin.get(`/api/admin/${list}`).expect(200);
      expect(headers['x-total-count']).toBe(String(body.length));
    }
  });

  /** Joins the team, becomes an owner, and leaves the name wherever the panel stores one. */
  async function workInTheTeam(admin: Client): Promise<Client> {
    const invitation = { email: 'wq@example.com', role: 'manager' };
    await admin.post('/api/admin/team/invitations', invitation).expect(201);
    const token = await newestToken(application, invitation.email, 'team-invitation');
    const member = application.visitor();
    const password = 'a horse of correct batteries';
    await member.post('/api/invitation/account', { token, password, ...colleague }).expect(201);
    const { id } = await member.user();
    await admin.put(`/api/admin/team/${id}/role`, { role: 'owner' }).expect(200);

    const customer = await application.customer({ email: 'of-the-team@example.com' });
    const { id: customerId } = await customer.user();
    const order = await workedOrder(application, customer, member);
    const made = async (path: string, body: object) =>
      (await member.post(path, body).expect(201)).body;
    await quotedOrder(customer, member);
    await made(`/api/admin/orders/${order.id}/notes`, { text: 'n' });
    await made(`/api/admin/customers/${customerId}/notes`, { text: 'n' });
    const remark = { fileId: order.fileId, text: 'c' };
    const comment = await made(`/api/deliveries/${order.deliveryId}/comments`, remark);
    await member.put(`/api/comments/${comment.id}/done`, { done: true }).expect(200);
    await made(`/api/orders/${order.id}/messages`, { subject: 's', message: 'm' });
    await made(`/api/messages/${order.threadId}/posts`, { text: 'first answer' });
    await made(`/api/messages/${order.threadId}/posts`, { text: 'further answer' });
    const enquiry = { name: 'Ada', email: 'ada@example.com', service: 'Audio Production' };
    const asked = { ...enquiry, message: 'We start in spring.' };
    await application.visitor().post('/api/contact', asked).expect(201);
    const [newest] = (await member.get('/api/admin/enquiries').expect(200)).body;
    await made(`/api/admin/enquiries/${newest.id}/answers`, { text: 'a' });
    const { id: assigneeId } = await admin.user();
    const assignment = { orders: [{ id: order.id }], assigneeId };
    await member.post('/api/admin/orders/assignment', assignment).expect(200);
    await made('/api/admin/api-tokens', { name: 'Reports', days: 30 });
    const { id: postId, version } = await readyDraft(member, 'of-the-team');
    await member.post(`/api/admin/posts/${postId}/publish`, { version }).expect(200);
    return member;
  }

  test('removes a team member’s name from every table', async () => {
    const { unitOfWork } = application.database;
    const member = await workInTheTeam(await application.administrator());
    const names = Object.values(colleague);
    const before = (await foundInTables(unitOfWork.read, names)).join();
    for (const column of ['enquiry_answers.authorName', 'order_notes.authorName', 'mails.letter']) {
      expect(before).toContain(column);
    }
    await member.post('/api/account/deletion', remove('a horse of correct batteries')).expect(204);
    expect(await foundInTables(unitOfWork.read, names)).toEqual([]);
  });

  test('is confirmed by a mail that is deleted once it is sent', async () => {
    const { unitOfWork } = application.database;
    const settings = application.nest.get<Settings>(settingsToken);
    const server = { host: 'mail.example', port: 25, isSecure: false, user: null };
    const outbox = new OutboxService({ ...settings, mail: { ...settings.mail, server } });
    jest
      .spyOn(application.nest.get(OutboxService), 'enqueue')
      .mockImplementation((manager, mail) => outbox.enqueue(manager, mail));
    const address = 'last-mail@example.com';
    const client = await application.customer({ email: address });
    await client.post('/api/account/deletion', remove()).expect(204);
    jest.restoreAllMocks();
    const [mail, ...more] = await mailsTo(application, address);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'account-deleted', userId: null });
    const leases = new OutboxLeases(unitOfWork, 'test');
    const claimed = await leases.claim(1000);
    for (const each of claimed) await leases.markSent(each);
    expect(claimed.map(({ id }) => id)).toContain(mail?.id);
    expect(await mailsTo(application, address)).toEqual([]);
  });

  test('is rejected with 422 for a wrong password', async () => {
    const client = await application.customer();
    const { body } = await client.post('/api/account/deletion', remove('wrong one')).expect(422);
    expect(body.errors).toMatchObject([{ path: 'currentPassword' }]);
    await client.get('/api/user').expect(200);
  });

  test('keeps the enquiries of an address that was never confirmed', async () => {
    const address = 'somebody-else@example.com';
    const enquiry = { name: 'Ada', email: address, service: 'Audio Production' };
    const visitor = application.visitor();
    await visitor.post('/api/contact', { ...enquiry, message: 'We start in spring.' }).expect(201);
    const squatter = await application.customer({ email: address });
    await squatter.post('/api/account/deletion', remove()).expect(204);
    const admin = await application.administrator();
    const { body } = await admin.get('/api/admin/enquiries').query({ q: address }).expect(200);
    expect(body).toHaveLength(1);
  });
});

describe.each(databases)('the last administrator on %s', (database) => {
  test('cannot delete the account, not even when two administrators do so concurrently', async () => {
    const application = await startApplication(database);
    const first = await application.administrator();
    const current = { currentPassword: administrator.password };
    const { body } = await first.post('/api/account/deletion', current).expect(409);
    expect(body.message).toBe('There is no other owner. Make somebody else an owner first.');
    const account = { email: 'second@example.com', password: administrator.password };
    const form = { ...account, firstName: 'S', lastName: 'T', isAdmin: true };
    await first.post('/api/admin/customers', form).expect(201);
    const second = application.visitor();
    await second.post('/api/login', account).expect(200);
    const answers = await Promise.all(
      [first, second].map((client) => client.post('/api/account/deletion', current)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    await application.close();
  });
});

async function foundInFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const hits = files.map(async ({ parentPath, name }) => {
    const text = await readFile(join(parentPath, name), 'latin1');
    return tracesIn(text, texts).map((trace) => `${name}: ${trace}`);
  });
  return (await Promise.all(hits)).flat();
}
