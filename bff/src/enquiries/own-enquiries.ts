import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { teamName } from '@northcast/shared-contracts/content/texts/threads';
import type { EntityManager } from 'typeorm';
import { EnquiryEntity } from './enquiry.entity.js';
import { toAnswerDto, toOwnEnquiryDto } from './enquiry.mapper.js';
import { answersOf } from './enquiry-reading.service.js';

/** The enquiries of an e-mail address with the answers to them, as who sent them reads them. */
export async function ownEnquiriesOf(manager: EntityManager, email: string): Promise<Enquiry[]> {
  const order = { createdAt: 'ASC', id: 'ASC' } as const;
  const rows = await manager.find(EnquiryEntity, { where: { email }, order });
  const enquiries: Enquiry[] = [];
  for (const row of rows) {
    const answers = (await answersOf(manager, row.id)).map((answer) => ({
      ...toAnswerDto(answer, undefined),
      authorName: teamName,
    }));
    const enquiry = toOwnEnquiryDto(row);
    enquiries.push(answers.length === 0 ? enquiry : { ...enquiry, answers });
  }
  return enquiries;
}
