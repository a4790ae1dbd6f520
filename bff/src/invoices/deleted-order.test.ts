import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { companyEnvironment, invoicedOrder } from '../../test/order-money.js';
import { startApplication } from '../../test/test-application.js';
import { problems } from '../errors/problems.js';

test.each(databases)(
  'an invoice of a deleted order gets one credit note, mailed to its customer, on %s',
  async (database) => {
    const application = await startApplication(database, companyEnvironment);
    const admin = await application.administrator();
    const customer = await application.customer();
    const { id, invoiceId } = await invoicedOrder(customer, admin);
    await admin.delete(`/api/admin/orders/${id}`).expect(204);
    const path = `/api/admin/invoices/${invoiceId}/credit-note`;
    const reason = { reason: 'Wrong address.' };
    const answers = await Promise.all([admin.post(path, reason), admin.post(path, reason)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(problems.alreadyCredited);
    const { email } = await customer.user();
    const mails = await mailsTo(application, email, 'invoice-issued');
    const texts = mails.map(({ textPart }) => textPart);
    const notes = texts.filter((text) => text.includes('Your credit note'));
    expect(notes).toHaveLength(1);
    const document = `/api/invoices/${answers.find(({ status }) => status === 201)?.body.id}.pdf`;
    expect(notes[0]).toContain(document);
    expect(notes[0]).not.toContain('/dashboard/orders/');
    await customer.get(document).expect(200);
    await application.close();
  },
);
