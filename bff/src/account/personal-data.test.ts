import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { mailsTo, newestToken } from '../../test/mailbox.js';
import { storeFile } from '../../test/order-files.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { DigestService } from '../notices/digest.service.js';
import { ownOrderEvents } from '../order-events/personal-order-events.js';
import { ownMails } from './own-mails.js';

describe.each(databases)('the personal data download on %s', (database) => {
  let application: TestApplication;
  let client: Client;
  const email = 'ada@example.com';
  beforeAll(async () => {
    application = await startApplication(database);
    client = await application.customer({ email });
    await client.post('/api/orders', { customerPhone: '1', projectBrief: '=HYPERLINK(1)' });
    await client.post('/api/messages', { subject: 'Delivery', message: 'When does it come?' });
    const enquiry = { name: 'Ada', email, service: 'Audio Production' };
    await client.post('/api/contact', { ...enquiry, message: 'We start in spring.' });
    await application.visitor().post('/api/newsletter', { email }).expect(204);
    const other = await application.customer();
    await other.post('/api/messages', { subject: 'Mine', message: 'Somebody else wrote it' });
  });
  afterAll(() => application.close());

  const data = async () => (await client.get('/api/account/data').expect(200)).body;

  test('contains what is stored about the person, as an attachment', async () => {
    const { body, headers } = await client.get('/api/account/data').expect(200);
    expect(headers['content-disposition']).toBe(
      'attachment; filename="northcast-personal-data.json"',
    );
    expect(body).toMatchObject({
      account: { email, firstName: 'Ada' },
      sessions: [{ isCurrent: true }],
      devices: [{ lastSeenAt: expect.any(String) }],
      orders: [{ projectBrief: '=HYPERLINK(1)' }],
      orderEvents: [{ kind: 'placed', actorName: 'Ada Kwon' }],
      messages: [{ subject: 'Delivery' }],
      mails: expect.arrayContaining([expect.objectContaining({ toAddress: email })]),
      passkeys: [],
      activity: expect.arrayContaining([
        expect.objectContaining({ action: 'account.registered', address: '127.0.0.1' }),
      ]),
    });
  });

  test('contains no data of others, no hashes and no valid tokens', async () => {
    const text = JSON.stringify(await data());
    const token = await newestToken(application, email, 'welcome');
    expect(token).not.toBe('');
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash|Somebody else/);
    expect(text).not.toContain(token);
    expect(text).not.toContain(client.cookie().split('=')[1]?.split(';')[0]);
  });

  test('is available as CSV with one line per field and escaped formulas', async () => {
    const { text, headers } = await client.get('/api/account/data.csv').expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('northcast-personal-data.csv');
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFpart,field,value');
    expect(lines).toContain(`account,email,${email}`);
    expect(lines).toContain("order 1,projectBrief,'=HYPERLINK(1)");
    expect(lines).toContain('order event 1,kind,placed');
    expect(lines).toContain('message 1,subject,Delivery');
  });

  test('contains files of the team only as far as the customer sees them', async () => {
    const admin = await application.administrator();
    const buyer = await application.customer();
    const { id } = (await buyer.post('/api/orders', placement).expect(201)).body;
    const { fileId } = await deliver(application, admin, id);
    const own = await storeFile(application, buyer, id, { name: 'brief.txt' });
    const removed = await storeFile(application, admin, id, { name: 'removed.txt' });
    await admin.delete(`/api/files/${removed}`).expect(204);
    await storeFile(application, admin, id, { name: 'draft.txt' });
    const { body } = await buyer.get('/api/account/data').expect(200);
    expect(body.files.map((file: { id: string }) => file.id)).toEqual([fileId, own]);
    const csv = await buyer.get('/api/account/data.csv').expect(200);
    expect(csv.text).toContain('brief.txt');
    expect(csv.text).not.toMatch(/removed\.txt|draft\.txt/);
  });

  test('of a removed member of the team contains no mail about customers and colleagues', async () => {
    const admin = await application.administrator();
    const member = await application.member('owner');
    const { id, email: address } = await member.user();
    const names = { firstName: 'Wilhelmina', lastName: 'Thistle', email: 'thistle@example.com' };
    const buyer = await application.customer(names);
    await buyer.post('/api/orders', { ...placement, projectBrief: 'A bassoon' }).expect(201);
    await member.put('/api/admin/notices', { notices: 'daily' }).expect(200);
    await buyer.post('/api/messages', { subject: 'The bassoon', message: 'Soon?' }).expect(201);
    await application.nest.get(DigestService).run(new Date(Date.now() + 86_400_000));
    await admin.post('/api/admin/api-tokens', { name: 'Bassoons', days: 30 }).expect(201);
    const kinds = (await mailsTo(application, address)).map(({ kind }) => kind);
    expect(kinds).toEqual(['welcome', 'new-order', 'digest', 'api-token-created']);
    await admin.delete(`/api/admin/team/${id}`).expect(204);
    const former = application.visitor();
    await former.post('/api/login', { email: address, password: 'password' }).expect(200);
    const { body, text } = await former.get('/api/account/data').expect(200);
    expect(body.mails).toContainEqual(
      expect.objectContaining({ subject: 'You are no longer part of the Northcast team' }),
    );
    expect(text).not.toMatch(/Thistle|bassoon|555 0142/i);
  });

  test('contains the newest mails and order events, oldest first, if there are very many', async () => {
    const { read } = application.database.unitOfWork;
    const buyer = await application.customer();
    for (const projectBrief of ['one', 'two', 'three']) {
      await buyer.post('/api/orders', { ...placement, projectBrief }).expect(201);
    }
    const { account, mails, orderEvents } = (await buyer.get('/api/account/data').expect(200)).body;
    expect([mails.length, orderEvents.length]).toEqual([4, 3]);
    expect(await ownMails(read, account, 2)).toMatchObject(mails.slice(-2));
    expect(await ownOrderEvents(read, account.id, 2)).toMatchObject(orderEvents.slice(-2));
  });

  test('does not show whether the new address that somebody asked for has an account', async () => {
    const taken = (await (await application.customer()).user()).email;
    const seen = async (wished: string) => {
      const person = await application.customer();
      const body = { email: wished, currentPassword: 'password' };
      await person.put('/api/account/email', body).expect(200);
      expect((await mailsTo(application, wished, 'email-change')).length).toBeGreaterThan(0);
      const { mails, account } = (await person.get('/api/account/data').expect(200)).body;
      expect(account.pendingEmail).toBe(wished);
      const { text } = await person.get('/api/account/data.csv').expect(200);
      expect(text).not.toContain(`toAddress,${wished}`);
      return mails.map(({ toAddress, subject }: { toAddress: string; subject: string }) => [
        toAddress === account.email,
        subject,
      ]);
    };
    const free = await seen('free@example.com');
    expect(free).toContainEqual([true, expect.stringMatching(/email address/i)]);
    expect(await seen(taken)).toEqual(free);
  });

  test('contains what belongs to the address only after the address is confirmed', async () => {
    const ofAddress = async () => {
      const { enquiries, subscriptions, mails } = await data();
      const subject = 'Confirm the Northcast newsletter';
      return { enquiries, subscriptions, mails: mails.filter(withSubject(subject)) };
    };
    expect(await ofAddress()).toEqual({ enquiries: [], subscriptions: [], mails: [] });
    const token = await newestToken(application, email, 'welcome');
    await client.post('/api/email-confirmation', { token }).expect(204);
    expect(await ofAddress()).toMatchObject({
      enquiries: [{ message: 'We start in spring.' }],
      subscriptions: [{ email, status: 'waiting' }],
      mails: [{ toAddress: email, text: '' }],
    });
    const { text } = await client.get('/api/account/data.csv').expect(200);
    expect(text).toContain('subscription 1,status,waiting');
  });
});

const withSubject = (subject: string) => (mail: { readonly subject: string }) =>
  mail.subject === subject;
