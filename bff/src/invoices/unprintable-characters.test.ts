import { moneyTexts } from '@northcast/shared-contracts/content/texts/money-texts';
import { type DatabaseName, databases } from '../../test/databases.js';
import { companyEnvironment, goodQuote, placeOrder, pricedOrder } from '../../test/order-money.js';
import { startApplication } from '../../test/test-application.js';

async function started(database: DatabaseName, change: object = {}) {
  const application = await startApplication(database, { ...companyEnvironment, ...change });
  const admin = await application.administrator();
  const customer = await application.customer();
  const issue = (id: string, customerName = 'Ada Kwon') =>
    admin.post(`/api/admin/orders/${id}/invoices`, { customerName });
  return { application, admin, customer, issue };
}

test.each(databases)(
  'characters that cannot be printed return 422 at their field on %s',
  async (database) => {
    const { application, admin, customer, issue } = await started(database);
    const order = await pricedOrder(customer);
    const { body } = await issue(order, 'न Na').expect(422);
    expect(body.errors).toEqual([
      { path: 'customerName', message: expect.stringContaining('cannot show न.') },
    ]);
    const unseen = await issue(order, 'Ada\u200bKwon').expect(422);
    expect(JSON.stringify(unseen.body)).toMatch(/U\+200B|invisible/);
    const { body: issued } = await issue(order, '李小龍, 김철수, さくら, דנה, محمد').expect(201);
    const credit = `/api/admin/invoices/${issued.id}/credit-note`;
    const refused = await admin.post(credit, { reason: 'न' }).expect(422);
    expect(refused.body.errors).toMatchObject([{ path: 'reason' }]);
    await application.close();
  },
);

test.each(databases)(
  'in the lines of a quote they return 422 at these lines when it is sent on %s',
  async (database) => {
    const { application, admin, customer } = await started(database);
    const texts = ['न Na', 'דנה, 李小龍', 'Jingle 🎶'];
    const lines = texts.map((text) => ({ text, quantity: 1, unitPrice: 200 }));
    // An invoice does not show these.
    const shown = { terms: 'Thanks 🎶', note: '🎶' };
    const id = await placeOrder(customer);
    const send = (change: object) =>
      admin.post(`/api/admin/orders/${id}/quotes`, goodQuote({ ...shown, ...change }));
    const { body } = await send({ lines }).expect(422);
    expect(body.errors).toEqual([
      { path: 'lines[0].text', message: moneyTexts.unprintable('न') },
      { path: 'lines[2].text', message: moneyTexts.unprintable('🎶') },
    ]);
    const { body: quotes } = await customer.get(`/api/orders/${id}/quotes`).expect(200);
    expect(quotes).toEqual([]);
    await send({ lines: lines.slice(1, 2) }).expect(201);
    await application.close();
  },
);

test('in a line or in a setting they return 422 that says where', async () => {
  const { application, customer, issue } = await started('sqlite', { VAT_NOTE: 'No VAT 🎶' });
  const named = await placeOrder(customer, { serviceName: 'Jingle 🎶', servicePrice: 1 });
  const messages = [await issue(named), await issue(await pricedOrder(customer))].map(
    ({ status, body }) => [status, body.message],
  );
  const refused = 'The invoice cannot show 🎶. Please write it in Latin letters. It is in';
  expect(messages).toEqual([
    [422, `${refused} the line “Jingle 🎶” of the order or its quote.`],
    [422, `${refused} the setting VAT_NOTE.`],
  ]);
  await application.close();
});
