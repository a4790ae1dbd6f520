import { OrderEntity } from '../src/orders/order.entity.js';
import type { Client } from './client.js';
import { deliver } from './deliveries.js';
import { storeFile } from './order-files.js';
import { invoicedOrder } from './order-money.js';
import type { TestApplication } from './test-application.js';

/** Ids of an order and of the rows that belong to it. */
export interface Place {
  readonly id: string;
  readonly version: number;
  readonly deliveryId: string;
  readonly fileId: string;
  readonly audioId: string;
  readonly commentId: string;
  readonly threadId: string;
  readonly invoiceId: string;
}

/** Creates an order of the customer with a file, a delivery, a comment, a thread and an invoice. */
export async function workedOrder(
  application: TestApplication,
  customer: Client,
  admin: Client,
): Promise<Place> {
  const { id, invoiceId } = await invoicedOrder(customer, admin);
  const audio = { kind: 'audio', type: 'audio/flac', bytes: Buffer.from('fLaC') } as const;
  const audioId = await storeFile(application, customer, id, audio);
  const delivery = await deliver(application, admin, id);
  const { fileId } = delivery;
  const comment = { fileId, text: 'x' };
  const said = await customer.post(`/api/deliveries/${delivery.id}/comments`, comment).expect(201);
  const thread = { subject: 's', message: 'm' };
  const started = await customer.post(`/api/orders/${id}/messages`, thread).expect(201);
  const { body } = await customer.get(`/api/orders/${id}`).expect(200);
  return {
    id,
    version: body.order.version,
    deliveryId: delivery.id,
    fileId,
    audioId,
    commentId: said.body.id,
    threadId: started.body.id,
    invoiceId,
  };
}

/** Assigns an order to a team member, or to nobody. */
export async function assign(
  { database }: TestApplication,
  id: string,
  assignee: { readonly id: string } | null,
): Promise<void> {
  const assigneeId = assignee?.id ?? null;
  await database.unitOfWork.write((manager) => manager.update(OrderEntity, { id }, { assigneeId }));
}
