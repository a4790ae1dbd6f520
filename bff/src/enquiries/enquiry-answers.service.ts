import { Injectable } from '@nestjs/common';
import { mostEnquiryAnswers } from '@northcast/shared-contracts/api/enquiries';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { BodyOf } from '../calls/call.decorator.js';
import { insertRow } from '../database/insert-row.js';
import { enquiryFull, newerAnswer } from '../errors/api-errors.js';
import { OutboxService } from '../mail/outbox.service.js';
import { type Account, fullName } from '../sessions/account.js';
import { EnquiriesService } from './enquiries.service.js';
import type { EnquiryRow } from './enquiry.mapper.js';
import { EnquiryAnswerEntity } from './enquiry-answer.entity.js';
import { enquiryAnswerMail } from './enquiry-letters.js';
import { answersOf, EnquiryReadingService } from './enquiry-reading.service.js';

/** Answers enquiries by mail. */
@Injectable()
export class EnquiryAnswersService {
  constructor(
    private readonly enquiries: EnquiriesService,
    private readonly reading: EnquiryReadingService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Mails an answer and stores it with the enquiry, which becomes answered.
   * @throws 404
   * @throws 409 with the enquiry, when there are answers that the author has not seen
   */
  async answer(
    manager: EntityManager,
    author: Account,
    id: string,
    { text, answersSeen }: BodyOf<'answerEnquiry'>,
  ): Promise<Enquiry> {
    const row = await this.enquiries.find(manager, id);
    const earlier = await answersOf(manager, id);
    if (answersSeen !== undefined && answersSeen < earlier.length) {
      throw newerAnswer(await this.reading.withAnswers(manager, row));
    }
    if (earlier.length >= mostEnquiryAnswers) throw enquiryFull();
    const mailId = await this.outbox.enqueue(manager, enquiryAnswerMail(row, text));
    await insertRow(manager, EnquiryAnswerEntity, {
      id: uuidv7(),
      enquiryId: id,
      authorId: author.id,
      authorName: fullName(author),
      text,
      mailId,
      createdAt: new Date(),
    });
    const changed: EnquiryRow = await this.enquiries.change(manager, row, { status: 'answered' });
    await this.enquiries.record(manager, changed, 'enquiry.answered');
    return this.reading.withAnswers(manager, changed);
  }
}
