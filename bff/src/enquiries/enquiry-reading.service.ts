import { Injectable } from '@nestjs/common';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { teamName } from '@northcast/shared-contracts/content/texts/threads';
import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { notFound } from '../errors/api-errors.js';
import { MailEntity } from '../mail/mail.entity.js';
import { OutboxService } from '../mail/outbox.service.js';
import { OrderEntity } from '../orders/order.entity.js';
import { fullName } from '../sessions/account.js';
import { isEmailConfirmed } from '../users/own-account.js';
import { UserEntity } from '../users/user.entity.js';
import { EnquiryEntity } from './enquiry.entity.js';
import { type EnquiryRow, toAnswerDto, toEnquiryDto, toOwnEnquiryDto } from './enquiry.mapper.js';
import { EnquiryAnswerEntity } from './enquiry-answer.entity.js';

/** Reads an enquiry with its answers and its outcome. */
@Injectable()
export class EnquiryReadingService {
  constructor(private readonly outbox: OutboxService) {}

  /** @throws 404 */
  async read(manager: EntityManager, id: string): Promise<Enquiry> {
    const row = await manager.findOneBy(EnquiryEntity, { id });
    if (row === null) throw notFound();
    return this.withAnswers(manager, row);
  }

  async withAnswers(manager: EntityManager, row: EnquiryRow): Promise<Enquiry> {
    const rows = await answersOf(manager, row.id);
    const found = await manager.findBy(MailEntity, { id: In(rows.map(({ mailId }) => mailId)) });
    const mails = new Map(found.map((mail) => [mail.id, mail]));
    const account = await manager.findOneBy(UserEntity, { email: row.email });
    return {
      ...toEnquiryDto(row),
      becameCustomerId: await existing(manager, UserEntity, row.becameCustomerId),
      becameOrderId: await existing(manager, OrderEntity, row.becameOrderId),
      answers: rows.map((answer) => toAnswerDto(answer, mails.get(answer.mailId))),
      ...(account === null ? {} : await accountFields(manager, account)),
      isMailSent: this.outbox.isSending,
    };
  }
}

async function accountFields(manager: EntityManager, account: UserEntity) {
  return {
    accountId: account.id,
    accountName: fullName(account),
    isAccountConfirmed: await isOfEnquirer(manager, account),
  };
}

/** Sorted oldest first. */
export function answersOf(
  manager: EntityManager,
  enquiryId: string,
): Promise<EnquiryAnswerEntity[]> {
  return manager.find(EnquiryAnswerEntity, {
    where: { enquiryId },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
}

/** The id, or undefined if its row was deleted. */
async function existing(
  manager: EntityManager,
  entity: typeof UserEntity | typeof OrderEntity,
  id: string | null,
): Promise<string | undefined> {
  return id !== null && (await manager.existsBy(entity, { id })) ? id : undefined;
}

/** The enquiries of an e-mail address with their answers, as their sender may see them. */
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

/**
 * Anybody can register with another person's e-mail address, and would read the enquiry as the
 * brief of an order. The account is the sender's if the address is confirmed, or if the account was
 * created from an enquiry: only a link mailed to the address opens such an account.
 */
export async function isOfEnquirer(manager: EntityManager, account: UserEntity): Promise<boolean> {
  const { id, email, createdAt } = account;
  const origin = { email, becameCustomerId: id, createdAt: LessThanOrEqual(createdAt) };
  return (await isEmailConfirmed(manager, id)) || manager.existsBy(EnquiryEntity, origin);
}
