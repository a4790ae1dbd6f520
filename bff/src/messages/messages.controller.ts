import { Controller, Inject } from '@nestjs/common';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { limits } from '@northcast/shared-contracts/api/limits';
import type { Account } from '../auth/account.js';
import { type BodyOf, ValidBody } from '../calls/body.decorator.js';
import { Call } from '../calls/call.decorator.js';
import { Caller } from '../calls/caller.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type IdempotencyId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { MessageEntity } from './message.entity.js';
import { toMessageDto } from './message.mapper.js';
import { insertMessage } from './messages.service.js';

/** A customer's own messages to support. */
@Controller()
export class MessagesController {
  constructor(
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
    @Inject(IdempotencyService) private readonly idempotency: IdempotencyService,
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
    @ValidBody() body: BodyOf<'sendMessage'>,
    @IdempotencyKey() call: IdempotencyId,
  ): Promise<Message> {
    return this.idempotency.run(call, body, (manager) => insertMessage(manager, account, body));
  }
}
