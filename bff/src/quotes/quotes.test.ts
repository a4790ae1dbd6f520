import type { Quote } from '@northcast/shared-contracts/api/entities';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import {
  companyEnvironment,
  goodQuote,
  placeOrder,
  pricedOrder,
  quotedOrder,
} from '../../test/order-money.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { problems } from '../errors/problems.js';
import { LiveChangeEntity } from '../live/live-change.entity.js';
import { QuoteEntity } from './quote.entity.js';

const signature = { signedName: 'Łukasz Ørsted', agreed: true };
const sound = { text: 'Sound design', quantity: 1, unitPrice: 200 };
const reason = { reason: 'Too late for us.' };

describe.each(databases)('quotes on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database, companyEnvironment);
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());

  const quotesOf = async (id: string): Promise<Quote[]> =>
    (await customer.get(`/api/orders/${id}/quotes`).expect(200)).body;
  const orderOf = async (id: string) =>
    (await customer.get(`/api/orders/${id}`).expect(200)).body.order;
  const nextStepOf = async (id: string) =>
    (await customer.get(`/api/orders/${id}`).expect(200)).body.nextStep;
  const decide = (id: string, quoteId: string, how: 'accept' | 'decline', body: object) =>
    customer.post(`/api/orders/${id}/quotes/${quoteId}/${how}`, body);
  const sendQuote = (id: string, change: object = {}) =>
    admin.post(`/api/admin/orders/${id}/quotes`, goodQuote(change));
  const eventsOf = async (id: string): Promise<string[]> =>
    (await customer.get(`/api/orders/${id}`)).body.events.map(
      ({ kind, detail }: { kind: string; detail?: string }) => `${kind} ${detail ?? ''}`.trim(),
    );

  test('accepting a quote sets the order’s price, which then cannot be edited', async () => {
    const { id, quoteId } = await quotedOrder(customer, admin, { note: 'As we discussed.' });
    const before = await orderOf(id);
    expect(before.servicePrice).toBe(0);
    expect(await quotesOf(id)).toMatchObject([
      { id: quoteId, version: 1, state: 'open', total: 500, note: 'As we discussed.' },
    ]);
    const { body } = await decide(id, quoteId, 'accept', signature).expect(200);
    expect(body).toMatchObject({ state: 'accepted', signedName: 'Łukasz Ørsted' });
    expect(await orderOf(id)).toMatchObject({ servicePrice: 500, version: before.version + 1 });
    expect((await customer.get('/api/orders')).body[0]).toMatchObject({ servicePrice: 500 });
    expect(await eventsOf(id)).toEqual(['placed', 'quoteSent $500', 'quoteAccepted $500']);
    const edit = { serviceName: 'Custom Solution', projectBrief: 'b' };
    const refused = await admin
      .put(`/api/admin/orders/${id}`, { ...edit, servicePrice: 400 })
      .expect(422);
    expect(refused.body.errors).toMatchObject([{ path: 'servicePrice' }]);
    await admin.put(`/api/admin/orders/${id}`, { ...edit, servicePrice: 500 }).expect(200);
  });

  test('an order with an accepted quote has no expected date and no due date', async () => {
    const { id, quoteId } = await quotedOrder(customer, admin);
    await decide(id, quoteId, 'accept', signature).expect(200);
    const expectedAt = async () =>
      (await customer.get(`/api/orders/${id}`).expect(200)).body.expectedAt;
    expect(await expectedAt()).toBeUndefined();
    const edit = { serviceName: 'Lite Edit', servicePrice: 500, projectBrief: 'b' };
    const { body } = await admin
      .put(`/api/admin/orders/${id}`, { ...edit, status: 'processing' })
      .expect(200);
    expect(body).not.toHaveProperty('dueOn');
    expect(await expectedAt()).toBeUndefined();
  });

  test('the customer is mailed the quote, and the business is mailed the decision', async () => {
    const other = await application.customer({ firstName: 'Noor', lastName: 'Haddad' });
    const { email } = await other.user();
    const { id, quoteId } = await quotedOrder(other, admin);
    const mail = (await mailsTo(application, email)).at(-1);
    expect(mail?.textPart).toMatch(/2 × Sound design: \$400\n.*\n?Total: \$500/);
    expect(mail?.textPart).toContain(`/dashboard/orders/${id.slice(-8).toUpperCase()}`);
    await other.post(`/api/orders/${id}/quotes/${quoteId}/decline`, reason).expect(200);
    const notice = (await mailsTo(application, administrator.email)).at(-1);
    expect(notice?.subject).toMatch(/^Quote declined, order #\w{8} from Noor Haddad: /);
    expect(notice?.textPart).toContain('Too late for us.');
    expect(notice?.textPart).toContain(`/admin/orders?details=${id}`);
  });

  test('a second decision on a quote returns 409', async () => {
    const { id, quoteId } = await quotedOrder(customer, admin);
    await decide(id, quoteId, 'decline', reason).expect(200);
    const { body } = await decide(id, quoteId, 'accept', signature).expect(409);
    expect(body.message).toContain('not open any more');
    expect(body.current).toMatchObject([{ state: 'declined', reason: 'Too late for us.' }]);
    expect(await orderOf(id)).toMatchObject({ servicePrice: 0 });
  });

  test('of two simultaneous decisions one succeeds and the other returns 409', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, quoteId } = await quotedOrder(customer, admin);
      const answers = await Promise.all([
        decide(id, quoteId, 'accept', signature),
        decide(id, quoteId, 'decline', reason),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [quote] = await quotesOf(id);
      const isAccepted = answers[0]?.status === 200;
      expect(quote?.state).toBe(isAccepted ? 'accepted' : 'declined');
      expect(await orderOf(id)).toMatchObject({ servicePrice: isAccepted ? 500 : 0 });
    }
  });

  test('accepting a quote while a new one is sent sets the accepted price or leaves it at 0', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, quoteId } = await quotedOrder(customer, admin);
      const [accepted, sent] = await Promise.all([
        decide(id, quoteId, 'accept', signature),
        sendQuote(id, { lines: [{ text: 'All', quantity: 1, unitPrice: 900 }] }),
      ]);
      expect(sent.status).toBe(201);
      const states = (await quotesOf(id)).map(({ version, state }) => `${version} ${state}`);
      const isAccepted = accepted.status === 200;
      expect(states).toEqual(isAccepted ? ['2 open', '1 accepted'] : ['2 open', '1 replaced']);
      expect(await orderOf(id)).toMatchObject({ servicePrice: isAccepted ? 500 : 0 });
      if (!isAccepted)
        expect(accepted.body.current).toMatchObject([{ version: 2 }, { version: 1 }]);
    }
  });

  test('an accepted quote sets the price until a newer quote is accepted', async () => {
    const { id, quoteId } = await quotedOrder(customer, admin);
    await decide(id, quoteId, 'accept', signature).expect(200);
    const more = [{ text: 'More', quantity: 1, unitPrice: 700 }];
    const { body } = await sendQuote(id, { lines: more }).expect(201);
    expect(await orderOf(id)).toMatchObject({ servicePrice: 500 });
    await decide(id, body.id, 'accept', signature).expect(200);
    expect(await orderOf(id)).toMatchObject({ servicePrice: 700 });
    expect((await quotesOf(id)).map(({ state }) => state)).toEqual(['accepted', 'replaced']);
    await admin.post(`/api/admin/orders/${id}/invoices`, { customerName: 'Ada' }).expect(201);
    await sendQuote(id).expect(409);
  });

  test('a paid order gets another price by a quote only after its payment date is cleared', async () => {
    const { id, quoteId } = await quotedOrder(customer, admin);
    await decide(id, quoteId, 'accept', signature).expect(200);
    const more = { lines: [{ text: 'More', quantity: 1, unitPrice: 700 }] };
    const open = (await sendQuote(id, more).expect(201)).body.id;
    const pay = (paidOn: string) =>
      admin.put(`/api/admin/orders/${id}/payment`, { paidOn }).expect(200);
    await pay('2026-11-20');
    const sent = await sendQuote(id, more).expect(409);
    expect(sent.body.message).toBe(problems.orderPaid);
    const accepted = await decide(id, open, 'accept', signature).expect(409);
    expect(accepted.body.message).toBe(problems.quoteOfPaid);
    expect(await orderOf(id)).toMatchObject({ servicePrice: 500 });
    await pay('');
    await decide(id, open, 'accept', signature).expect(200);
    await sendQuote(id, more).expect(201);
  });

  test('an open quote of an invoiced order can be declined, but not accepted', async () => {
    const { id, quoteId } = await quotedOrder(customer, admin);
    await decide(id, quoteId, 'accept', signature).expect(200);
    const open = (await sendQuote(id).expect(201)).body.id;
    await admin.post(`/api/admin/orders/${id}/invoices`, { customerName: 'Ada' }).expect(201);
    const { body } = await decide(id, open, 'accept', signature).expect(409);
    expect(body.message).toBe(problems.quoteOfInvoiced);
    await decide(id, open, 'decline', reason).expect(200);
  });

  /** @param hours between now and the last valid day */
  const setLastDay = (quoteId: string, hours: number) => {
    const day = new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
    return application.database.unitOfWork.write((manager) =>
      manager.update(QuoteEntity, { id: quoteId }, { validUntil: day }),
    );
  };

  test('a quote expires when its last valid day has ended in every time zone', async () => {
    const { id, quoteId } = await quotedOrder(customer, admin);
    await setLastDay(quoteId, -37);
    expect((await quotesOf(id))[0]?.state).toBe('expired');
    const { body } = await decide(id, quoteId, 'accept', signature).expect(409);
    expect(body.message).toContain('expired');
    await decide(id, quoteId, 'decline', reason).expect(409);
    expect(await nextStepOf(id)).toBe('quoteExpired');
    // This is today in UTC, or yesterday if that ended less than twelve hours ago. Either day is
    // not over in every time zone.
    await setLastDay(quoteId, -11.9);
    expect(await nextStepOf(id)).toBe('quoteDecision');
    await decide(id, quoteId, 'accept', signature).expect(200);
  });

  const setPrice = (id: string, servicePrice: number, change: object = {}) => {
    const order = { serviceName: 'Custom Solution', projectBrief: 'A theme.', servicePrice };
    return admin.put(`/api/admin/orders/${id}`, { ...order, ...change }).expect(200);
  };

  test('a price that the team sets replaces the open quote, which cannot be accepted', async () => {
    const { id, quoteId } = await quotedOrder(customer, admin);
    await setPrice(id, 600);
    const { read } = application.database.unitOfWork;
    const changes = await read.find(LiveChangeEntity, { where: { orderId: id } });
    expect(changes.map(({ tags }) => tags)).toContain('Orders Order Quotes');
    const { body } = await decide(id, quoteId, 'accept', signature).expect(409);
    expect(body).toMatchObject({
      message: problems.quoteNotOpen,
      current: [{ state: 'replaced' }],
    });
    expect(await orderOf(id)).toMatchObject({ servicePrice: 600 });
    expect(await nextStepOf(id)).toBe('confirmation');
    await sendQuote(id).expect(409);
    await setPrice(id, 0);
    expect(await nextStepOf(id)).toBe('quote');
    await sendQuote(id).expect(201);
  });

  test.each(['declined', 'expired'])('a price set by the team ends a %s quote', async (state) => {
    const { id, quoteId } = await quotedOrder(customer, admin);
    if (state === 'expired') await setLastDay(quoteId, -37);
    else await decide(id, quoteId, 'decline', reason).expect(200);
    expect((await quotesOf(id))[0]?.state).toBe(state);
    await setPrice(id, 600, { status: 'processing' });
    expect(await nextStepOf(id)).toBe('production');
  });

  test('sending a quote for a priced, free or cancelled order returns 409', async () => {
    await sendQuote(await pricedOrder(customer)).expect(409);
    await sendQuote(await placeOrder(customer, { serviceName: 'Free Trial' })).expect(409);
    await sendQuote(await placeOrder(customer, { serviceName: 'Demo Call' })).expect(409);
    const { id, quoteId } = await quotedOrder(customer, admin);
    await customer.post(`/api/orders/${id}/cancel`).expect(200);
    await sendQuote(id).expect(409);
    await decide(id, quoteId, 'accept', signature).expect(409);
  });

  test.each([
    [{ lines: [] }, 'lines'],
    [{ lines: [sound, { text: 'x', quantity: 0, unitPrice: 1 }] }, 'lines[1].quantity'],
    [{ lines: [{ text: 'x', quantity: 1, unitPrice: '1' }] }, 'lines[0].unitPrice'],
    [{ lines: [{ text: ' ', quantity: 1, unitPrice: 1 }] }, 'lines[0].text'],
    [{ lines: [{ text: 'x', quantity: 1, unitPrice: 0 }] }, 'lines'],
    [{ lines: [{ text: 'x', quantity: 1000, unitPrice: 1001 }] }, 'lines'],
    [{ validUntil: '2026-02-30' }, 'validUntil'],
    [{ validUntil: '2020-01-01' }, 'validUntil'],
    [{ validUntil: '2999-01-01' }, 'validUntil'],
    [{ terms: '' }, 'terms'],
  ])('a quote with %j is rejected with 422', async (change, path) => {
    const id = await placeOrder(customer);
    const { body } = await sendQuote(id, change).expect(422);
    expect(body.errors).toMatchObject([{ path }]);
  });

  test.each([
    ['accept', { signedName: 'Ada' }, 'agreed'],
    ['accept', { signedName: 'Ada', agreed: false }, 'agreed'],
    ['accept', { agreed: true }, 'signedName'],
    ['decline', {}, 'reason'],
  ] as const)('a request to %s with %j is rejected with 422', async (how, body, path) => {
    const { id, quoteId } = await quotedOrder(customer, admin);
    const answer = await decide(id, quoteId, how, body).expect(422);
    expect(answer.body.errors).toMatchObject([{ path }]);
  });

  test('accepting a quote of another order returns 404', async () => {
    const { quoteId } = await quotedOrder(customer, admin);
    await decide(await placeOrder(customer), quoteId, 'accept', signature).expect(404);
  });

  test('deleting the account keeps the amounts of a quote and removes its texts and signature', async () => {
    const other = await application.customer();
    const { id, quoteId } = await quotedOrder(other, admin, { note: 'For Ada' });
    await other.post(`/api/orders/${id}/quotes/${quoteId}/accept`, signature).expect(200);
    const { body } = await other.get('/api/account/data').expect(200);
    expect(body.quotes).toMatchObject([{ signedName: 'Łukasz Ørsted', note: 'For Ada' }]);
    const csv = await other.get('/api/account/data.csv').expect(200);
    expect(csv.text).toMatch(/quote 1,lines,.*Sound design/);
    await other.post('/api/account/deletion', { currentPassword: 'password' }).expect(204);
    const { body: left } = await admin.get(`/api/orders/${id}/quotes`).expect(200);
    expect(left).toMatchObject([{ state: 'accepted', total: 500, signedName: 'Deleted customer' }]);
    expect(JSON.stringify(left)).not.toMatch(/Ørsted|Ada|Sound design|Half in advance/);
  });

  test('deleting an order deletes its quotes', async () => {
    const { id } = await quotedOrder(customer, admin);
    await admin.delete(`/api/admin/orders/${id}`).expect(204);
    const { read } = application.database.unitOfWork;
    expect(await read.countBy(QuoteEntity, { orderId: id })).toBe(0);
  });
});
