import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import type { EnquiryEntity } from './enquiry.entity.js';

/** What lists and answers hold of a row. */
export type EnquiryRow = Omit<EnquiryEntity, 'search' | 'nameKey'>;

export function toEnquiryDto(row: EnquiryRow): Enquiry {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    podcastName: row.podcastName ?? undefined,
    service: row.service,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
  };
}
