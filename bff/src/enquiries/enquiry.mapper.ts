import type { Enquiry, EnquiryAnswer } from '@northcast/shared-contracts/api/entities';
import type { MailEntity } from '../mail/mail.entity.js';
import type { EnquiryEntity } from './enquiry.entity.js';
import type { EnquiryAnswerEntity } from './enquiry-answer.entity.js';

/** The columns that lists and responses use. */
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
    status: row.status,
    version: row.version,
    becameCustomerId: row.becameCustomerId ?? undefined,
    becameOrderId: row.becameOrderId ?? undefined,
  };
}

/** @param mail undefined after it is deleted */
export function toAnswerDto(row: EnquiryAnswerEntity, mail: MailEntity | undefined): EnquiryAnswer {
  return {
    id: row.id,
    authorName: row.authorName,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    mailId: mail?.id,
    delivery: mail?.status,
    mailError: mail?.lastError ?? undefined,
  };
}

/** The enquiry as its sender may see it, without what only concerns the team. */
export function toOwnEnquiryDto(row: EnquiryRow): Enquiry {
  const { status, version, becameCustomerId, becameOrderId, ...enquiry } = toEnquiryDto(row);
  return enquiry;
}
