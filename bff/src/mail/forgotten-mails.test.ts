import { uuidv7 } from 'uuidv7';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { openLog } from '../log/log.js';
import type { MailEntity } from './mail.entity.js';
import { OutboxWorker } from './outbox.worker.js';
import { OutboxLeases } from './outbox-leases.js';
import type { Delivery } from './smtp-transport.js';

const outcomes: readonly Delivery[] = [
  { outcome: 'taken' },
  { outcome: 'refused', reason: '550 no such user' },
];

describe.each(databases)('a mail that is forgotten while it is sent on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  test.each(outcomes)('is deleted afterwards (outcome %#)', async (delivery) => {
    const admin = await application.administrator();
    const email = `asker-${delivery.outcome}@example.com`;
    const form = { name: 'Ada Kwon', email, service: 'Audio Production' };
    const asked = { ...form, message: 'We start in spring.' };
    const { body } = await application.visitor().post('/api/contact', asked).expect(201);
    const enquiry = `/api/admin/enquiries/${body.id}`;
    await admin.post(`${enquiry}/answers`, { text: 'Yes, in April.' }).expect(201);
    const whileSent: MailEntity[] = [];
    const deliver = async ({ toAddress }: MailEntity) => {
      if (toAddress !== email) return delivery;
      await admin.delete(enquiry).expect(204);
      whileSent.push(...(await mailsTo(application, email)));
      return delivery;
    };
    const leases = new OutboxLeases(application.database.unitOfWork, uuidv7());
    const transport = { deliver, close: () => undefined };
    await new OutboxWorker(leases, transport, openLog('silent')).sendDue();
    expect(whileSent).toMatchObject([{ status: 'waiting', isForgotten: true }]);
    expect(await mailsTo(application, email)).toEqual([]);
  });
});
