import type { IssuedInvoice } from '@northcast/shared-contracts/api/entities';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { companyEnvironment, invoicedOrder, pricedOrder } from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { runningNumber } from './invoice-list.js';

describe.each(databases)('the list of all invoices on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let first: { id: string; invoiceId: string };
  let second: { id: string; invoiceId: string };
  beforeAll(async () => {
    const settings = { ...companyEnvironment, VAT_PERCENT: '20', VAT_ID: 'HK 1' };
    application = await startApplication(database, settings);
    admin = await application.administrator();
    const noor = await application.customer({ firstName: 'Noör', lastName: 'Haddad' });
    first = await invoicedOrder(noor, admin);
    second = await invoicedOrder(await application.customer(), admin);
    const taken = { reason: 'Wrong address' };
    await admin.post(`/api/admin/invoices/${first.invoiceId}/credit-note`, taken).expect(201);
  });
  afterAll(() => application.close());

  const numbersOf = async (query: object): Promise<string[]> => {
    const { body } = await admin.get('/api/admin/invoices').query(query).expect(200);
    return body.map(({ number }: IssuedInvoice) => number);
  };

  test('contains invoices and credit notes, newest first, with net amount and VAT', async () => {
    const { body, headers } = await admin.get('/api/admin/invoices?perPage=2').expect(200);
    expect(headers['x-total-count']).toBe('3');
    expect(body).toEqual([
      {
        id: expect.any(String),
        orderId: first.id,
        orderNumber: first.id.slice(-8).toUpperCase(),
        kind: 'credit-note',
        number: 'NC-000003',
        createdAt: expect.any(String),
        customerName: 'Łukasz Ørsted',
        netCents: -11_667,
        vatCents: -2333,
        totalCents: -14_000,
      },
      expect.objectContaining({ id: second.invoiceId, kind: 'invoice', netCents: 11_667 }),
    ]);
  });

  test('can be searched by number, customer and order, and filtered by kind and date', async () => {
    expect(await numbersOf({ q: 'nc-000002' })).toEqual(['NC-000002']);
    expect(await numbersOf({ q: 'NOÖR' })).toEqual(['NC-000003', 'NC-000001']);
    expect(await numbersOf({ q: `#${second.id.slice(-8)}` })).toEqual(['NC-000002']);
    expect(await numbersOf({ status: 'credit-note' })).toEqual(['NC-000003']);
    expect(await numbersOf({ status: 'invoice', q: 'haddad' })).toEqual(['NC-000001']);
    expect(await numbersOf({ q: 'rynek company lines' })).toEqual([]);
    const now = new Date().toISOString();
    expect(await numbersOf({ to: now })).toHaveLength(3);
    expect(await numbersOf({ from: now })).toEqual([]);
    await admin.get('/api/admin/invoices?status=receipt').expect(422);
  });

  test('converts times with an offset, and refuses days, times without one and days that do not exist', async () => {
    const { createdAt } = (await admin.get('/api/admin/invoices').expect(200)).body[2];
    const inKolkata = new Date(Date.parse(createdAt) + 5.5 * 3_600_000).toISOString();
    const from = inKolkata.replace('Z', '+05:30');
    expect(await numbersOf({ from })).toHaveLength(3);
    expect(await numbersOf({ to: from })).toEqual([]);
    for (const to of ['2026-02-28', '2026-02-28T00:00', '2026-02-30T00:00:00Z']) {
      const { body } = await admin.get('/api/admin/invoices').query({ to }).expect(422);
      expect(body.errors).toEqual([{ path: 'to', message: expect.stringMatching(/^Must be/) }]);
    }
  });

  test('can be downloaded as CSV, including invoices of deleted orders', async () => {
    await admin.delete(`/api/admin/orders/${second.id}`).expect(204);
    const query = { sort: 'createdAt', order: 'asc' };
    const { text } = await admin.get('/api/admin/invoices.csv').query(query).expect(200);
    const [heading, ...lines] = text.trimEnd().split('\r\n');
    expect(heading).toBe(
      '\uFEFFNumber,Kind,Date,Customer,Address,VAT ID,Order,Net (USD),VAT rate (%),VAT (USD),Total (USD),Credits invoice',
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^NC-000002,Invoice,[^,]+Z,Łukasz Ørsted,"Rynek 1, Kraków",,#/);
    expect(lines[1]).toMatch(/,116\.67,20,23\.33,140,$/);
    expect(lines[2]).toMatch(/^NC-000003,Credit note,.*,-116\.67,20,-23\.33,-140,NC-000001$/);
  });

  test('finds the customer of a document without accents and case, in every script', async () => {
    const all = ['NC-000003', 'NC-000002', 'NC-000001'];
    for (const q of ['Łukasz', 'lukasz', 'ØRSTED', 'orsted', 'orsted łukasz']) {
      expect([q, await numbersOf({ q })]).toEqual([q, all]);
    }
    const id = await pricedOrder(await application.customer());
    const to = { customerName: 'Иван 김철수 Müller' };
    await admin.post(`/api/admin/orders/${id}/invoices`, to).expect(201);
    for (const q of ['Иван', 'иван', '김철수', '철수', 'MÜLLER', 'muller', '김철수 Иван']) {
      expect([q, await numbersOf({ q })]).toEqual([q, ['NC-000004']]);
    }
  });

  test('returns 403 to customers', async () => {
    const customer = await application.customer();
    await customer.get('/api/admin/invoices').expect(403);
    await customer.get('/api/admin/invoices.csv').expect(403);
  });
});

test.each([
  ['nc-000012', 'NC-', '12'],
  ['nc000012', 'NC-', '12'],
  ['12', 'NC-', '12'],
  ['ac2026-000012', 'AC2026-', '12'],
  // Without the configured prefix, its final digit cannot be distinguished from the number.
  ['r7000012', 'R7', '12'],
  // Invoices from before the prefix was changed.
  ['nc-000012', 'R7', '12'],
  ['nc-', 'NC-', undefined],
  ['jingle', 'NC-', undefined],
  ['0', 'NC-', undefined],
])('the search word %s with the prefix %s gives the number %s', (word, prefix, number) => {
  expect(runningNumber(word, prefix)).toBe(number);
});
