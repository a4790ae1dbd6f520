import type { Mail } from '@northcast/shared-contracts/api/entities';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { MailServer } from '../../test/mail-server.js';
import { mailsTo } from '../../test/mailbox.js';
import { unknownId } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';
import { MailEntity } from './mail.entity.js';
import { OutboxService } from './outbox.service.js';

const day = 86_400_000;

/** Adds a mail to the outbox, with `state` overriding its columns. */
function put(application: TestApplication, subject: string, state: Partial<MailEntity> = {}) {
  const letter = { heading: subject, blocks: [] };
  const to = { name: 'Zoë', address: 'zoe@example.com' };
  return application.database.unitOfWork.write(async (manager) => {
    const mail = { kind: 'test', to, userId: null, subject, letter };
    const id = await application.nest.get(OutboxService).enqueue(manager, mail);
    if (Object.keys(state).length > 0) await manager.update(MailEntity, { id }, state);
    return id;
  });
}

describe.each(databases)('the outbox in the panel on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
  });
  afterAll(() => application.close());
  beforeEach(() =>
    application.database.unitOfWork.write((manager) => manager.deleteAll(MailEntity)),
  );

  const subjects = async (query: string) => {
    const { body, headers } = await admin.get(`/api/admin/mails?${query}`).expect(200);
    return { subjects: body.map((mail: Mail) => mail.subject), total: headers['x-total-count'] };
  };

  test('a mail waits if there is no mail server, and its full text can be read', async () => {
    const id = await put(application, 'Welcome');
    const { body } = await admin.get('/api/admin/mails').expect(200);
    expect(body).toEqual([
      {
        id,
        status: 'waiting',
        toName: 'Zoë',
        toAddress: 'zoe@example.com',
        subject: 'Welcome',
        text: expect.stringMatching(/^Welcome\n/),
        createdAt: expect.any(String),
        dueAt: expect.any(String),
        attempts: 0,
      },
    ]);
  });

  test('a mail is read by its id as it is in the list', async () => {
    const id = await put(application, 'Welcome');
    const { body: listed } = await admin.get('/api/admin/mails').expect(200);
    const { body } = await admin.get(`/api/admin/mails/${id}`).expect(200);
    expect(body).toEqual(listed[0]);
    for (const unknown of [unknownId, 'none', '%27']) {
      await admin.get(`/api/admin/mails/${unknown}`).expect(404);
    }
  });

  test('pages, status filters and searches return the total number of matching mails', async () => {
    for (const index of [1, 2, 3]) await put(application, `Waiting ${index}`);
    await put(application, 'Given up', { status: 'failed', lastError: '550 no' });
    await put(application, 'Gone', { status: 'sent', sentAt: new Date() });
    expect(await subjects('page=1&perPage=2')).toEqual({
      subjects: ['Gone', 'Given up'],
      total: '5',
    });
    expect(await subjects('page=3&perPage=2&order=desc')).toEqual({
      subjects: ['Waiting 1'],
      total: '5',
    });
    expect(await subjects('status=waiting&order=asc')).toEqual({
      subjects: ['Waiting 1', 'Waiting 2', 'Waiting 3'],
      total: '3',
    });
    expect(await subjects('q=ZOE given')).toEqual({ subjects: ['Given up'], total: '1' });
    await admin.get('/api/admin/mails?status=lost').expect(422);
  });

  test('a retry resets a failed mail to waiting and returns 409 for any other mail', async () => {
    const dueAt = new Date(Date.now() - day);
    const id = await put(application, 'Again', {
      status: 'failed',
      attempts: 30,
      lastError: '550 no',
      dueAt,
    });
    const { body } = await admin.post(`/api/admin/mails/${id}/retry`).expect(200);
    expect(body).toMatchObject({ id, status: 'waiting', attempts: 0, lastError: '550 no' });
    expect(Date.parse(body.dueAt)).toBeGreaterThan(dueAt.getTime());
    const again = await admin.post(`/api/admin/mails/${id}/retry`).expect(409);
    expect(again.body.message).toBe('This mail has not failed: it was sent or will be sent.');
    for (const other of [unknownId, 'x'.repeat(300)]) {
      await admin.post(`/api/admin/mails/${other}/retry`).expect(404);
    }
  });

  test('a secret text for the team is read by owners only, in the list, alone and after a retry', async () => {
    const reader = await application.member('manager');
    const [owner, customer] = [await application.member('owner'), await application.customer()];
    const secret = async (client: Client) => {
      const { email } = await client.user();
      await application.visitor().post('/api/password-reset', { email }).expect(204);
      const [mail] = await mailsTo(application, email, 'password-reset');
      return mail;
    };
    const [ofOwner, ofCustomer] = [await secret(owner), await secret(customer)];
    const invitation = { email: 'invited@example.com', role: 'owner' };
    await admin.post('/api/admin/team/invitations', invitation).expect(201);
    const [invited] = await mailsTo(application, invitation.email);
    const ids = [ofOwner, invited, ofCustomer].map((mail) => mail?.id ?? '');
    const listed = async (client: Client) => {
      const { body } = await client.get('/api/admin/mails').expect(200);
      return ids.map((id) => body.find((mail: Mail) => mail.id === id).text.includes('#token='));
    };
    const read = async (client: Client, id: string) => {
      const { body } = await client.get(`/api/admin/mails/${id}`).expect(200);
      return body.text.includes('#token=');
    };
    const retried = async (client: Client, id: string) => {
      await application.database.unitOfWork.write((manager) =>
        manager.update(MailEntity, { id }, { status: 'failed' }),
      );
      const { body } = await client.post(`/api/admin/mails/${id}/retry`).expect(200);
      return body.text.includes('#token=');
    };
    expect(await listed(admin)).toEqual([true, true, true]);
    expect(await listed(reader)).toEqual([false, false, true]);
    const inTurn = async (client: Client, ask: typeof read) => {
      const found = [];
      for (const id of ids) found.push(await ask(client, id));
      return found;
    };
    for (const ask of [read, retried]) {
      expect(await inTurn(admin, ask)).toEqual([true, true, true]);
      expect(await inTurn(reader, ask)).toEqual([false, false, true]);
    }
  });

  test('a mail to the team without a secret is read by managers too', async () => {
    const reader = await application.member('manager');
    const { id: userId } = await admin.user();
    await put(application, 'Plain', { userId });
    const { body } = await reader.get('/api/admin/mails').expect(200);
    expect(body[0].text).toMatch(/^Plain\n/);
  });

  test('sent, failed and waiting mails are deleted after 90 days, forgotten ones after a day', async () => {
    const old = new Date(Date.now() - 91 * day);
    const recent = new Date(Date.now() - 89 * day);
    await put(application, 'sent old', { status: 'sent', createdAt: old, sentAt: old });
    await put(application, 'sent late', { status: 'sent', createdAt: old, sentAt: recent });
    await put(application, 'failed old', { status: 'failed', createdAt: old, dueAt: old });
    await put(application, 'failed late', { status: 'failed', createdAt: old, dueAt: recent });
    await put(application, 'waiting old', { createdAt: old, dueAt: old });
    await put(application, 'waiting', { createdAt: recent, dueAt: recent });
    const yesterday = new Date(Date.now() - 1.1 * day);
    await put(application, 'forgotten old', { isForgotten: true, dueAt: yesterday });
    await put(application, 'forgotten', { isForgotten: true });
    await application.nest.get(HousekeepingService).sweep();
    const kept = ['failed late', 'forgotten', 'sent late', 'waiting'];
    expect((await subjects('')).subjects.sort()).toEqual(kept);
  });
});

describe.each(databases)('a bff with SMTP_URL on %s', (database) => {
  test('sends the mail of a new order to the customer', async () => {
    const server = new MailServer();
    const url = `smtp://127.0.0.1:${await server.listen()}`;
    const application = await startApplication(database, { SMTP_URL: url });
    try {
      const customer = await application.customer({ email: 'sent@example.com' });
      const order = { customerPhone: '1', projectBrief: 'x' };
      await customer.post('/api/orders', order).expect(201);
      const arrived = () => server.received.some(({ raw }) => raw.includes('Your order'));
      while (!arrived()) await new Promise((resolve) => setTimeout(resolve, 20));
      const toCustomer = server.received.filter(({ to }) => to === 'sent@example.com');
      expect(toCustomer.map(({ email }) => email.subject)).toContainEqual(
        expect.stringMatching(/^Your order #\w{8}$/),
      );
    } finally {
      await application.close();
      await server.close();
    }
  });
});
