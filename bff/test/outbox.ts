import type { Mail } from '@northcast/shared-contracts/api/entities';
import type { Client } from './client.js';

/** Mails in the outbox to an address, oldest first. */
export async function mailsTo(administrator: Client, address: string): Promise<Mail[]> {
  const { body } = await administrator
    .get(`/api/admin/mails?order=asc&perPage=1000&page=1&q=${encodeURIComponent(address)}`)
    .expect(200);
  return body.filter(({ toAddress }: Mail) => toAddress === address);
}
