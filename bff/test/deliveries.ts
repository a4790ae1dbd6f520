import type { Client } from './client.js';
import { storeFile } from './order-files.js';
import type { TestApplication } from './test-application.js';

/** A delivery with one file. */
export interface Delivered {
  readonly id: string;
  readonly orderId: string;
  readonly fileId: string;
}

/** Adds the next version of an order, with a text file. */
export async function deliver(
  application: TestApplication,
  administrator: Client,
  orderId: string,
  note = 'Here it is.',
): Promise<Delivered> {
  const fileId = await storeFile(application, administrator, orderId, { name: 'episode.txt' });
  const { body } = await administrator
    .post(`/api/admin/orders/${orderId}/deliveries`, { note, fileIds: [fileId] })
    .expect(201);
  return { id: body.id, orderId, fileId };
}
