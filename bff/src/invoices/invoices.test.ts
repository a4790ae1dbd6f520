import type { Invoice } from '@northcast/shared-contracts/api/entities';
import type { LiveMessage } from '@northcast/shared-contracts/api/live';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { openStream } from '../../test/event-stream.js';
import { mailsTo } from '../../test/mailbox.js';
import {
  acceptQuote,
  companyEnvironment,
  invoicedOrder,
  placeOrder,
  pricedOrder,
  quotedOrder,
} from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { until } from '../../test/until.js';
import { problems } from '../errors/problems.js';
import { InvoiceEntity } from '../invoice-documents/invoice.entity.js';

const to = { customerName: 'Łukasz Ørsted', customerAddress: 'Rynek 1\n\n Kraków ' };

describe.each(databases)('invoices and payments on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database, {
      ...companyEnvironment,
      VAT_PERCENT: '20',
      VAT_ID: 'HK 1',
    });
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());

  const invoicesOf = async (id: string): Promise<Invoice[]> =>
    (await customer.get(`/api/orders/${id}/invoices`).expect(200)).body;
  const issue = (id: string, body: object = to) =>
    admin.post(`/api/admin/orders/${id}/invoices`, body);
  const pay = (id: string, body: object) => admin.put(`/api/admin/orders/${id}/payment`, body);
  const numbers = async (): Promise<number[]> => {
    const rows = await application.database.unitOfWork.read.find(InvoiceEntity);
    return rows.map(({ number }) => number).sort((one, other) => one - other);
  };

  test('fifty concurrent invoices get consecutive numbers, rejected ones get none', async () => {
    const before = (await numbers()).length;
    const ids = await Promise.all(Array.from({ length: 50 }, () => pricedOrder(customer)));
    const free = await placeOrder(customer, { serviceName: 'Free Trial' });
    const answers = await Promise.all([
      ...ids.map((id) => issue(id)),
      ...ids.slice(0, 10).map((id) => issue(id)),
      issue(free),
      issue(ids[0] ?? '', { customerName: 'न' }),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.filter(({ status }) => ![201, 409, 422].includes(status))).toEqual([]);
    expect(await numbers()).toEqual(Array.from({ length: before + 50 }, (_, index) => index + 1));
  }, 60_000);

  test('an invoice states the order’s price and the VAT in it, and is mailed to the customer', async () => {
    const other = await application.customer();
    const { email } = await other.user();
    const { id } = await invoicedOrder(other, admin);
    const { body } = await other.get(`/api/orders/${id}/invoices`).expect(200);
    expect(body).toMatchObject([
      {
        kind: 'invoice',
        number: expect.stringMatching(/^NC-\d{6}$/),
        customerName: 'Łukasz Ørsted',
        customerAddress: 'Rynek 1\nKraków',
        totalCents: 14_000,
        vatCents: 2333,
        hasReceipt: false,
      },
    ]);
    expect((await mailsTo(application, email)).at(-1)?.textPart).toContain(
      `Your invoice ${body[0].number}`,
    );
  });

  test('the invoice lines are those of the accepted quote', async () => {
    const { id, quoteId } = await quotedOrder(customer, admin);
    await issue(id).expect(409);
    await acceptQuote(customer, id, quoteId);
    const { body } = await issue(id).expect(201);
    const { read } = application.database.unitOfWork;
    const row = await read.findOneByOrFail(InvoiceEntity, { id: body.id });
    expect(JSON.parse(row.document).lines).toEqual([
      { text: 'Sound design', quantity: 2, unitCents: 20_000 },
      { text: 'Mix', quantity: 1, unitCents: 10_000 },
    ]);
    expect(body.totalCents).toBe(50_000);
  });

  test('a second invoice of an order returns 409 until a credit note cancels the first', async () => {
    const { id, invoiceId } = await invoicedOrder(customer, admin);
    await issue(id).expect(409);
    const path = `/api/admin/invoices/${invoiceId}/credit-note`;
    const answers = await Promise.all([
      admin.post(path, { reason: 'Wrong address.' }),
      admin.post(path, { reason: 'Wrong address.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [note, invoice] = await invoicesOf(id);
    expect(note).toMatchObject({ kind: 'credit-note', totalCents: -14_000, vatCents: -2333 });
    expect(note?.corrects).toBe(invoice?.number);
    expect(invoice?.correctedBy).toBe(note?.number);
    await admin.post(`/api/admin/invoices/${note?.id}/credit-note`, { reason: 'x' }).expect(404);
    await issue(id).expect(201);
    expect(await invoicesOf(id)).toHaveLength(3);
  });

  test('the price of an invoiced order is fixed until a credit note cancels the invoice', async () => {
    const { id, invoiceId } = await invoicedOrder(customer, admin);
    const path = `/api/admin/orders/${id}`;
    const order = { serviceName: 'Jingle', servicePrice: 140, projectBrief: 'A theme.' };
    const { body } = await admin.put(path, { ...order, servicePrice: 150 }).expect(409);
    expect(body.message).toMatch(/invoiced/);
    expect((await customer.get(`/api/orders/${id}`)).body.order.servicePrice).toBe(140);
    await admin.put(path, { ...order, status: 'processing' }).expect(200);
    const reason = { reason: 'Wrong price.' };
    await admin.post(`/api/admin/invoices/${invoiceId}/credit-note`, reason).expect(201);
    await admin.put(path, { ...order, servicePrice: 150 }).expect(200);
  });

  test('the price of a paid order is fixed until its payment date is cleared', async () => {
    const id = await pricedOrder(customer);
    await pay(id, { paidOn: '2024-11-20' }).expect(200);
    const path = `/api/admin/orders/${id}`;
    const order = { serviceName: 'Jingle', servicePrice: 240, projectBrief: 'A theme.' };
    const { body } = await admin.put(path, order).expect(409);
    expect(body.message).toBe(problems.orderPaid);
    await admin.put(path, { ...order, servicePrice: 140, status: 'processing' }).expect(200);
    const invoice = await issue(id).expect(201);
    expect(invoice.body).toMatchObject({ totalCents: 14_000, hasReceipt: true });
    const reason = { reason: 'Wrong price.' };
    await admin.post(`/api/admin/invoices/${invoice.body.id}/credit-note`, reason).expect(201);
    await admin.put(path, order).expect(409);
    await pay(id, { paidOn: '' }).expect(200);
    await admin.put(path, order).expect(200);
    expect((await issue(id).expect(201)).body).toMatchObject({
      totalCents: 24_000,
      hasReceipt: false,
    });
  });

  test('a credit note is mailed to the customer of its invoice, if the account exists', async () => {
    const [former, next] = [await application.customer(), await application.customer()];
    const credited = async (isDeleted: boolean) => {
      const { id, invoiceId } = await invoicedOrder(former, admin);
      const { id: userId } = await next.user();
      const order = { serviceName: 'Jingle', servicePrice: 140, projectBrief: 'A theme.', userId };
      await admin.put(`/api/admin/orders/${id}`, order).expect(200);
      const { id: formerId } = await former.user();
      if (isDeleted) await admin.delete(`/api/admin/customers/${formerId}`).expect(204);
      const path = `/api/admin/invoices/${invoiceId}/credit-note`;
      await admin.post(path, { reason: 'Wrong customer.' }).expect(201);
    };
    const { email } = await former.user();
    const notes = async (address: string) =>
      (await mailsTo(application, address)).filter(({ textPart }) =>
        textPart.includes('Your credit note'),
      );
    await credited(false);
    expect(await notes(email)).toHaveLength(1);
    expect((await notes(email))[0]?.textPart).toMatch(/\/api\/invoices\/[^/]+\.pdf/);
    await credited(true);
    expect(await notes((await next.user()).email)).toEqual([]);
  });

  test('a payment link is validated and mailed; a receipt is available once the order is paid', async () => {
    const other = await application.customer();
    const { email } = await other.user();
    const { id, invoiceId } = await invoicedOrder(other, admin);
    for (const paymentLink of [
      'http://pay.example',
      'javascript:alert(1)',
      'https://a:b@pay.example',
    ]) {
      const { body } = await pay(id, { paymentLink }).expect(422);
      expect(body.errors).toMatchObject([{ path: 'paymentLink' }]);
    }
    await pay(id, { paidOn: '2026-02-30' }).expect(422);
    await pay(id, { paymentLink: 'https://pay.example/1', version: 0 }).expect(200);
    expect((await mailsTo(application, email)).at(-1)?.textPart).toContain(
      'Your order can be paid',
    );
    const stale = await pay(id, { paidOn: '2024-11-20', version: 0 }).expect(409);
    expect(stale.body.current).toEqual({ paymentLink: 'https://pay.example/1', version: 1 });
    await other.get(`/api/invoices/${invoiceId}/receipt.pdf`).expect(409);
    await pay(id, { paidOn: '2024-11-20', version: 1 }).expect(200);
    const { body } = await other.get(`/api/orders/${id}/payment`).expect(200);
    expect(body).toEqual({
      paymentLink: 'https://pay.example/1',
      paidOn: '2024-11-20',
      version: 2,
    });
    expect((await other.get(`/api/orders/${id}/invoices`)).body[0].hasReceipt).toBe(true);
    const receipt = await other.get(`/api/invoices/${invoiceId}/receipt.pdf`).expect(200);
    expect(receipt.headers['content-disposition']).toMatch(/filename="NC-\d+-receipt.pdf"/);
    const { events } = (await other.get(`/api/orders/${id}`)).body;
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'placed',
      'invoiceIssued',
      'paymentLinkSet',
      'paid',
    ]);
    await pay(id, { paymentLink: '', paidOn: '' }).expect(200);
    expect((await other.get(`/api/orders/${id}/payment`)).body).toEqual({ version: 3 });
  });

  test('the next step follows the payment as it is, and open pages are notified of each change', async () => {
    const id = await pricedOrder(customer);
    const stream = await openStream(customer);
    let notified = 0;
    const paymentLink = 'https://pay.example/1';
    for (const [change, step] of [
      [{ paymentLink }, 'payment'],
      [{ paymentLink: '' }, 'confirmation'],
      [{ paymentLink, paidOn: '2024-11-20' }, 'confirmation'],
      [{ paidOn: '' }, 'payment'],
    ] as const) {
      await pay(id, change).expect(200);
      const { body } = await customer.get(`/api/orders/${id}`).expect(200);
      expect([change, body.nextStep]).toEqual([change, step]);
      const isNews = ({ orderId, tags }: LiveMessage) => orderId === id && tags.includes('Order');
      await until(async () => stream.messages().filter(isNews).length > notified || undefined);
      notified = stream.messages().filter(isNews).length;
    }
    stream.close();
  });

  test('an order without a price cannot be marked as paid', async () => {
    await pay(await placeOrder(customer), { paidOn: '2024-11-20' }).expect(409);
  });

  test('the PDF is an uncached download for its customer and administrators only', async () => {
    const { invoiceId } = await invoicedOrder(customer, admin);
    const path = `/api/invoices/${invoiceId}.pdf`;
    const { headers, body } = await customer.get(path).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="NC-\d{6}\.pdf"$/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(body.subarray(0, 8).toString()).toBe('%PDF-1.7');
    await admin.get(path).expect(200);
    await (await application.customer()).get(path).expect(404);
  });

  test('deleting the order or the account leaves the invoice document unchanged', async () => {
    const other = await application.customer();
    const one = await invoicedOrder(other, admin);
    const two = await invoicedOrder(other, admin);
    await admin.delete(`/api/admin/orders/${one.id}`).expect(204);
    await other.get(`/api/invoices/${one.invoiceId}.pdf`).expect(200);
    const { body } = await other.get('/api/account/data').expect(200);
    expect(body.invoices).toHaveLength(2);
    expect(body.invoices[0]).toMatchObject({ customer: { name: 'Łukasz Ørsted' } });
    await other.post('/api/account/deletion', { currentPassword: 'password' }).expect(204);
    for (const { invoiceId } of [one, two]) {
      await admin.get(`/api/invoices/${invoiceId}.pdf`).expect(200);
      const { read } = application.database.unitOfWork;
      const row = await read.findOneByOrFail(InvoiceEntity, { id: invoiceId });
      expect(row.userId).toBeNull();
      expect(JSON.parse(row.document).customer.name).toBe('Łukasz Ørsted');
    }
    const note = { reason: 'Deleted.' };
    await admin.post(`/api/admin/invoices/${one.invoiceId}/credit-note`, note).expect(201);
  });
});

test('issuing an invoice without company settings returns 409 and names the missing ones', async () => {
  const application = await startApplication('sqlite', { VAT_PERCENT: '20' });
  const admin = await application.administrator();
  const id = await pricedOrder(await application.customer());
  const { body } = await admin.post(`/api/admin/orders/${id}/invoices`, to).expect(409);
  expect(body.message).toContain('COMPANY_NAME and COMPANY_ADDRESS and VAT_ID');
  await application.close();
});
