import { Body, Controller } from '@nestjs/common';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { limits } from '@northcast/shared-contracts/api/limits';
import { type BodyOf, Call } from '../calls/call.decorator.js';
import { Caller } from '../calls/caller.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import type { Account } from '../sessions/account.js';
import { MessageEntity } from './message.entity.js';
import { toMessageDto } from './message.mapper.js';
import { MessagesService } from './messages.service.js';

/** A customer's own messages to support. */
@Controller()
export class MessagesController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: MessagesService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('messages')
  async list(@Caller() account: Account): Promise<Message[]> {
    const rows = await this.unitOfWork.read.find(MessageEntity, {
      where: { userId: account.id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limits.rows.max,
    });
    return rows.map(toMessageDto);
  }

  @Call('sendMessage')
  send(
    @Caller() account: Account,
    @Body() body: BodyOf<'sendMessage'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Message> {
    return this.idempotency.run(call, body, (manager) =>
      this.messages.insert(manager, account, body),
    );
  }
}
