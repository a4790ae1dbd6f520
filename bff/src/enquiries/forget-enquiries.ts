import { type EntityManager, In, Not } from 'typeorm';
import { adjustCount } from '../lists/list-counts.js';
import { MailEntity } from '../mail/mail.entity.js';
import { forgetNotices } from '../notices/forget-notices.js';
import type { NoticedRecord } from '../notices/notice.js';
import { formerAuthor } from '../team-notes/team-note.js';
import { EnquiryEntity } from './enquiry.entity.js';
import { EnquiryAnswerEntity } from './enquiry-answer.entity.js';
import { enquiryPanelPath } from './enquiry-letters.js';
import { answersOf } from './enquiry-reading.service.js';

/** Deleted in one run. Their notices are searched in all mails, while other writes wait. */
const mostAtOnce = 50;

/** Is false for an enquiry without an order, and once the order is deleted. */
const hasOrder = 'EXISTS (SELECT 1 FROM orders placed WHERE placed.id = enquiry.becameOrderId)';

/**
 * Deletes the enquiries of an e-mail address.
 * @returns what notices show of the enquiries
 */
export async function forgetEnquiries(
  manager: EntityManager,
  email: string,
): Promise<NoticedRecord[]> {
  const rows = await manager.findBy(EnquiryEntity, { email });
  for (const { id } of rows) await forgetEnquiry(manager, id);
  return rows.map(noticedEnquiry);
}

/** What notices show of an enquiry. */
export const noticedEnquiry = (
  row: Pick<EnquiryEntity, 'id' | 'name' | 'email'>,
): NoticedRecord => ({ name: row.name, email: row.email, paths: [enquiryPanelPath(row)] });

/**
 * Deletes the oldest enquiries that were received before a time, and the notices about them. Keeps
 * those that became orders, until the order is deleted.
 */
export async function forgetOldEnquiries(manager: EntityManager, before: Date): Promise<void> {
  const rows = await manager
    .createQueryBuilder(EnquiryEntity, 'enquiry')
    .select(['enquiry.id', 'enquiry.name', 'enquiry.email'])
    .where('enquiry.createdAt < :before', { before })
    .andWhere(`NOT ${hasOrder}`)
    .orderBy('enquiry.createdAt', 'ASC')
    .limit(mostAtOnce)
    .getMany();
  for (const { id } of rows) await forgetEnquiry(manager, id);
  await forgetNotices(manager, rows.map(noticedEnquiry));
}

async function forgetEnquiry(manager: EntityManager, id: string): Promise<void> {
  await forgetAnswerMails(manager, id);
  const { affected } = await manager.delete(EnquiryEntity, { id });
  if (affected === 1) await adjustCount(manager, 'enquiries', '', -1);
}

/** Removes the name of a deleted account from answers that the person wrote for the team. */
export async function forgetEnquiryAnswers(manager: EntityManager, userId: string): Promise<void> {
  const nobody = { authorId: null, authorName: formerAuthor };
  await manager.update(EnquiryAnswerEntity, { authorId: userId }, nobody);
}

/** Deletes mails of answers. A mail that is still waiting is deleted after it is sent. */
export async function forgetAnswerMails(manager: EntityManager, enquiryId: string): Promise<void> {
  const answers = await answersOf(manager, enquiryId);
  if (answers.length === 0) return;
  const id = In(answers.map(({ mailId }) => mailId));
  // In this order: a mail that has just been sent is not waiting any more, and is deleted.
  await manager.update(MailEntity, { id, status: 'waiting' }, { isForgotten: true });
  await manager.delete(MailEntity, { id, status: Not('waiting') });
}
