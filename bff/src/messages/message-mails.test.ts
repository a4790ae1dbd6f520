import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { placeOrder } from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

describe.each(databases)('the mail of a reply on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  test('quotes reply and message, is sent for each reply, and not to a deleted account', async () => {
    const admin = await application.administrator();
    const customer = await application.customer();
    const { id, email } = await customer.user();
    const letter = { subject: 'Invoice', message: 'Again,\nplease?' };
    const sent = await customer.post('/api/messages', letter).expect(201);
    const reply = (text: string) =>
      admin.post(`/api/admin/messages/${sent.body.id}/reply`, { reply: text }).expect(200);
    await reply('It is\n<attached>.');
    await reply('Now it is.');
    const mails = (await mailsTo(application, email)).filter(({ subject }) =>
      /Invoice/.test(subject),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Re: Invoice', 'Re: Invoice']);
    expect(mails[0]?.textPart).toContain(
      '> It is\n> <attached>.\n\nYou wrote:\n\n> Again,\n> please?',
    );
    expect(mails[1]?.textPart).toContain('> Now it is.');
    await admin.delete(`/api/admin/customers/${id}`).expect(204);
    await reply('Too late.');
    expect(await mailsTo(application, email)).toEqual([]);
  });

  test.each([
    ['posts', { text: 'Both on Friday.' }],
    ['reply', { reply: 'Both on Friday.' }],
  ])('quotes the customer’s latest post in a first answer by %s', async (how, answer) => {
    const admin = await application.administrator();
    const customer = await application.customer();
    const letter = { subject: 'Episode 4', message: 'When is it ready?' };
    const { body } = await customer.post('/api/messages', letter).expect(201);
    const text = 'And the cover?';
    await customer.post(`/api/messages/${body.id}/posts`, { text }).expect(201);
    const path = how === 'reply' ? '/api/admin/messages' : '/api/messages';
    await admin.post(`${path}/${body.id}/${how}`, answer);
    const mails = await mailsTo(application, (await customer.user()).email);
    expect(mails.at(-1)?.textPart).toContain('> Both on Friday.\n\nYou wrote:\n\n> And the cover?');
  });

  test('links the dashboard instead of an order that another customer has got', async () => {
    const admin = await application.administrator();
    const former = await application.customer();
    const { email } = await former.user();
    const orderId = await placeOrder(former);
    const thread = { subject: 'Key', message: 'Which key is it in?' };
    const { body } = await former.post(`/api/orders/${orderId}/messages`, thread).expect(201);
    const answered = async (text: string) => {
      await admin.post(`/api/messages/${body.id}/posts`, { text }).expect(201);
      return (await mailsTo(application, email)).at(-1)?.textPart;
    };
    const link = 'See your messages:\nhttp';
    expect(await answered('In D.')).toMatch(
      new RegExp(`${link}.*/dashboard/orders/${orderNumber(orderId)}$`, 'm'),
    );
    const { id: userId } = await (await application.customer()).user();
    const given = { serviceName: 'Jingle', servicePrice: 140, projectBrief: 'b', userId };
    await admin.put(`/api/admin/orders/${orderId}`, given).expect(200);
    expect(await answered('No, in E.')).toMatch(new RegExp(`${link}.*/dashboard$`, 'm'));
  });
});
