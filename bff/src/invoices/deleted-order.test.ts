import { databases } from '../../test/databases.js';
import { companyEnvironment, invoicedOrder } from '../../test/order-money.js';
import { startApplication } from '../../test/test-application.js';
import { problems } from '../errors/problems.js';

test.each(databases)(
  'an invoice of a deleted order gets one credit note on %s',
  async (database) => {
    const application = await startApplication(database, companyEnvironment);
    const admin = await application.administrator();
    const { id, invoiceId } = await invoicedOrder(await application.customer(), admin);
    await admin.delete(`/api/admin/orders/${id}`).expect(204);
    const path = `/api/admin/invoices/${invoiceId}/credit-note`;
    const reason = { reason: 'Wrong address.' };
    const answers = await Promise.all([admin.post(path, reason), admin.post(path, reason)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(problems.alreadyCredited);
    await application.close();
  },
);
