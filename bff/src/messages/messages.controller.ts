import { Controller, Inject } from '@nestjs/common';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { limits } from '@northcast/shared-contracts/api/limits';
import type { Account } from '../auth/account.js';
import { type BodyOf, ValidBody } from '../calls/body.decorator.js';
import { Call } from '../calls/call.decorator.js';
import { Caller } from '../calls/caller.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Repeatable, type RepeatableId } from '../idempotency/repeatable.decorator.js';
import { RepeatableCalls } from '../idempotency/repeatable-calls.js';
import { MessageEntity } from './message.entity.js';
import { messageAnswer } from './message-answer.js';
import { insertMessage } from './message-writing.js';

/** A customer's own messages to support. */
@Controller()
export class MessagesController {
  constructor(
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
    @Inject(RepeatableCalls) private readonly calls: RepeatableCalls,
  ) {}

  @Call('messages')
  async list(@Caller() account: Account): Promise<Message[]> {
    const rows = await this.unitOfWork.read.find(MessageEntity, {
      where: { userId: account.id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limits.rows.max,
    });
    return rows.map(messageAnswer);
  }

  @Call('sendMessage')
  send(
    @Caller() account: Account,
    @ValidBody() body: BodyOf<'sendMessage'>,
    @Repeatable() call: RepeatableId,
  ): Promise<Message> {
    return this.calls.once(call, body, (manager) => insertMessage(manager, account, body));
  }
}
