import type { EntityManager } from 'typeorm';
import { adjustCount } from '../lists/list-counts.js';
import type { Person } from '../users/deleted-customer.js';
import { EnquiryEntity } from './enquiry.entity.js';

/**
 * Deletes the enquiries of an e-mail address.
 * @returns whom they named
 */
export async function forgetEnquiries(manager: EntityManager, email: string): Promise<Person[]> {
  const rows = await manager.findBy(EnquiryEntity, { email });
  for (const { id } of rows) {
    const { affected } = await manager.delete(EnquiryEntity, { id });
    if (affected === 1) await adjustCount(manager, 'enquiries', '', -1);
  }
  return rows.map((row) => ({ name: row.name, email: row.email }));
}
