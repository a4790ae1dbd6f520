import type { Client } from './client.js';

/** Settings required for issuing invoices. */
export const companyEnvironment = {
  COMPANY_NAME: 'Northcast Limited',
  COMPANY_ADDRESS: 'Unit 1904 | 28 Example Road | Hong Kong',
};

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** A quote of $500 in two lines. */
export const goodQuote = (change: object = {}) => ({
  lines: [
    { text: 'Sound design', quantity: 2, unitPrice: 200 },
    { text: 'Mix', quantity: 1, unitPrice: 100 },
  ],
  validUntil: tomorrow(),
  terms: 'Half in advance, half on delivery.',
  ...change,
});

/** @returns the id of a new order of the client */
export async function placeOrder(client: Client, change: object = {}): Promise<string> {
  const order = { customerPhone: '+1 212 555 0142', projectBrief: 'A theme.', ...change };
  const { body } = await client.post('/api/orders', order).expect(201);
  return body.id;
}

/** @returns ids of a new order without a price and of the quote sent for it */
export async function quotedOrder(customer: Client, admin: Client, change: object = {}) {
  const id = await placeOrder(customer, { serviceName: 'Custom Solution' });
  const { body } = await admin
    .post(`/api/admin/orders/${id}/quotes`, goodQuote(change))
    .expect(201);
  return { id, quoteId: body.id as string };
}

/** Accepts a quote. The signed name is A B. */
export async function acceptQuote(customer: Client, id: string, quoteId: string): Promise<void> {
  const signature = { signedName: 'A B', agreed: true };
  await customer.post(`/api/orders/${id}/quotes/${quoteId}/accept`, signature).expect(200);
}

/** @returns the id of a new order at $140 */
export const pricedOrder = (customer: Client) =>
  placeOrder(customer, { serviceName: 'Jingle', servicePrice: 140 });

/** @returns ids of a new order at $140 and of its invoice */
export async function invoicedOrder(customer: Client, admin: Client) {
  const id = await pricedOrder(customer);
  const to = { customerName: 'Łukasz Ørsted', customerAddress: 'Rynek 1\nKraków' };
  const { body } = await admin.post(`/api/admin/orders/${id}/invoices`, to).expect(201);
  return { id, invoiceId: body.id as string };
}

/** The times offered for the call of an order. */
export async function offeredTimes(client: Client, id: string): Promise<string[]> {
  return (await client.get(`/api/orders/${id}/call`).expect(200)).body.offered;
}
