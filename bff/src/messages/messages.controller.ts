import { Body, Controller, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { Message } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { ListsService } from '../lists/lists.service.js';
import { StepUpGuard } from '../second-factor/step-up.guard.js';
import type { Account } from '../sessions/account.js';
import { toOwnMessageDto, toTeamMessageDto } from './message.mapper.js';
import { messageColumns, messageList } from './message-list.js';
import { MessagesService } from './messages.service.js';

/** A customer's own messages to support, and all messages for administrators. */
@Controller()
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly lists: ListsService,
    private readonly idempotency: IdempotencyService,
    private readonly limiter: RateLimiter,
  ) {}

  @Call('messages')
  ownList(@Caller() account: Account): Promise<Message[]> {
    return this.lists.own(account, messageList, toOwnMessageDto);
  }

  @Call('sendMessage')
  send(
    @Caller() account: Account,
    @Body() body: BodyOf<'sendMessage'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Message> {
    return this.idempotency.run(
      call,
      body,
      (manager) => this.messages.send(manager, account, body),
      () => this.limiter.consume('messages', account.id),
    );
  }

  @Call('adminMessages')
  list(@Req() request: Request): Promise<Message[]> {
    return this.lists.page(request, messageList, toTeamMessageDto);
  }

  @UseGuards(StepUpGuard)
  @Call('exportMessages')
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.csv(request, response, messageList, messageColumns, 'messages.exported');
  }

  @Call('createMessage')
  create(
    @Caller() account: Account,
    @Body() body: BodyOf<'createMessage'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Message> {
    return this.idempotency.run(call, body, (manager) =>
      this.messages.create(manager, account, body),
    );
  }

  @Call('replyToMessage')
  reply(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'replyToMessage'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Message> {
    return this.idempotency.run(call, body, (manager) =>
      this.messages.reply(manager, account, id, body),
    );
  }

  @Call('deleteMessage')
  delete(@Param('id') id: string, @IdempotencyKey() call: CallId): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.messages.delete(manager, id));
  }
}
