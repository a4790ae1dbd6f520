import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { In } from 'typeorm';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { mailsTo, newestToken } from '../../test/mailbox.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { MailEntity } from '../mail/mail.entity.js';
import { DigestService } from './digest.service.js';
import { DigestItemEntity } from './digest-item.entity.js';
import { digestKind, noticeKinds } from './notice.js';

const day = 86_400_000;
const emails = ['the-one@example.com', 'the-other@example.com'] as const;

/** Two customers have the same name, and the account of the first one is deleted. */
describe.each(databases)('notices about a deleted account on %s', (database) => {
  let application: TestApplication;
  let atOnce: Client;
  let daily: Client;
  let customers: [Client, Client];
  const readers = { atOnce: administrator.email, daily: 'daily@example.com' };

  beforeEach(async () => {
    application = await startApplication(database);
    atOnce = await application.administrator();
    daily = application.visitor();
    const form = { firstName: 'D', lastName: 'D', password: 'plum ladder', isAdmin: true };
    const account = { ...form, email: readers.daily };
    await atOnce.post('/api/admin/customers', account).expect(201);
    await daily.post('/api/login', account).expect(200);
    await daily.put('/api/admin/notices', { notices: 'daily' }).expect(200);
    customers = [
      await application.customer({ email: emails[0] }),
      await application.customer({ email: emails[1] }),
    ];
    const token = await newestToken(application, emails[0], 'welcome');
    await customers[0].post('/api/email-confirmation', { token }).expect(204);
  });
  afterEach(() => application.close());

  /** Orders something that is delivered, assigned, approved and written about. @returns its id */
  async function workWith(customer: Client): Promise<string> {
    const custom = { serviceName: 'Custom Solution', customerPhone: '1', projectBrief: 'Brass' };
    const { id } = (await customer.post('/api/orders', custom).expect(201)).body;
    const { id: assigneeId } = await daily.user();
    const content = { serviceName: 'Custom Solution', servicePrice: 5, projectBrief: 'Brass' };
    const edit = { ...content, status: 'processing', assigneeId };
    await atOnce.put(`/api/admin/orders/${id}`, edit).expect(200);
    const delivery = await deliver(application, atOnce, id);
    await customer.post(`/api/orders/${id}/deliveries/${delivery.id}/approve`).expect(200);
    await customer.post('/api/messages', { subject: 'Invoice', message: 'Again?' }).expect(201);
    return id;
  }

  const enquire = (email: string) =>
    application
      .visitor()
      .post('/api/contact', {
        name: 'Ada Kwon',
        email,
        service: 'Audio Production',
        message: 'We start in spring.',
      })
      .expect(201);

  const remove = (client: Client) =>
    client.post('/api/account/deletion', { currentPassword: 'password' }).expect(204);

  const runDigest = () => application.nest.get(DigestService).run(new Date(Date.now() + day));
  const waiting = async () => {
    const items = await application.database.unitOfWork.read.find(DigestItemEntity, {
      order: { id: 'ASC' },
    });
    return items.map(({ title }) => title);
  };
  const subjectsTo = async (reader: keyof typeof readers) =>
    (await mailsTo(application, readers[reader])).map(({ subject }) => subject);

  const ofOrder = (id: string) => [
    `New order #${orderNumber(id)} from Ada Kwon: Custom Solution`,
    `Version 1 approved: order #${orderNumber(id)} of Ada Kwon`,
    'New message from Ada Kwon: Invoice',
  ];
  const assigned = (id: string) => `Order #${orderNumber(id)} was assigned to you: Custom Solution`;
  const ofEnquiry = 'New enquiry from Ada Kwon: Audio Production';

  test('are deleted, and those about another person of the same name are kept', async () => {
    await workWith(customers[0]);
    const kept = await workWith(customers[1]);
    for (const email of emails) await enquire(email);
    await remove(customers[0]);
    const [ordered, approved, wrote] = ofOrder(kept);
    expect(await waiting()).toEqual([ordered, assigned(kept), approved, wrote, ofEnquiry]);
    expect(await subjectsTo('atOnce')).toEqual([ordered, approved, wrote, ofEnquiry]);
  });

  test('are removed from a daily overview, which keeps its other lines', async () => {
    await workWith(customers[0]);
    const kept = await workWith(customers[1]);
    await runDigest();
    await remove(customers[0]);
    const [mail] = await mailsTo(application, readers.daily, 'digest');
    expect(mail?.subject).toBe('Your daily overview: 4 new entries');
    const lines = mail?.textPart.split('\n').filter((line) => line.startsWith('- '));
    const [ordered, approved, wrote] = ofOrder(kept);
    expect(lines).toEqual([ordered, assigned(kept), approved, wrote].map((line) => `- ${line}`));
    expect(mail?.textPart).toContain('Stop these mails: ');
    await remove(customers[1]);
    expect(await mailsTo(application, readers.daily, 'digest')).toEqual([]);
  });

  test('are deleted when their order was deleted before the account', async () => {
    const id = await workWith(customers[0]);
    await atOnce.delete(`/api/admin/orders/${id}`).expect(204);
    await remove(customers[0]);
    const names = [...(await waiting()), ...(await subjectsTo('atOnce'))];
    expect(names.filter((title) => title.includes('Ada Kwon'))).toEqual([]);
  });

  test('are deleted by a name that JSON escapes, from a daily overview too', async () => {
    const quoted = await application.customer({ firstName: 'Ada "Ace"', lastName: 'K\\won' });
    const id = await workWith(quoted);
    await runDigest();
    await atOnce.delete(`/api/admin/orders/${id}`).expect(204);
    expect(await mailsTo(application, readers.daily, 'digest')).toHaveLength(1);
    await remove(quoted);
    const subjects = [...(await subjectsTo('atOnce')), ...(await waiting())];
    expect(subjects.filter((subject) => subject.includes('Ace'))).toEqual([]);
    const digests = await mailsTo(application, readers.daily, 'digest');
    expect(digests.filter(({ textPart }) => textPart.includes('Ace'))).toEqual([]);
  });

  test('are not read if they show neither the person nor a record of the person', async () => {
    const stranger = await application.customer({ firstName: 'Noor', lastName: 'Haddad' });
    const strangersOrder = await workWith(stranger);
    await runDigest();
    // Reading one of these mails would fail.
    await application.database.unitOfWork.write((manager) =>
      manager.update(MailEntity, { kind: In([...noticeKinds, digestKind]) }, { letter: 'broken' }),
    );
    await workWith(customers[0]);
    await remove(customers[0]);
    const titles = ofOrder(strangersOrder).map((title) => title.replace('Ada Kwon', 'Noor Haddad'));
    expect(await subjectsTo('atOnce')).toEqual(titles);
    expect(await mailsTo(application, readers.daily, 'digest')).toHaveLength(1);
  });

  test('are kept if they are about an enquiry of an address that was never confirmed', async () => {
    await enquire(emails[1]);
    await remove(customers[1]);
    expect(await waiting()).toEqual([ofEnquiry]);
    expect(await subjectsTo('atOnce')).toEqual([ofEnquiry]);
  });
});
