import { Body, Controller, Param } from '@nestjs/common';
import type { Message, MessagePost } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import type { Account } from '../sessions/account.js';
import { ThreadsService } from './threads.service.js';

/**
 * The threads of an order, and the posts after a message and its first reply, for customers and
 * administrators.
 */
@Controller()
export class ThreadsController {
  constructor(
    private readonly threads: ThreadsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
    private readonly limiter: RateLimiter,
  ) {}

  @Call('orderMessages')
  ofOrder(@Caller() account: Account, @Param('id') id: string): Promise<Message[]> {
    return this.threads.ofOrder(this.unitOfWork.read, account, id);
  }

  @Call('startThread')
  start(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'startThread'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Message> {
    return this.idempotency.run(
      call,
      body,
      (manager) => this.threads.start(manager, account, id, body),
      () => this.limit(account),
    );
  }

  @Call('messagePosts')
  posts(@Caller() account: Account, @Param('id') id: string): Promise<MessagePost[]> {
    return this.threads.posts(this.unitOfWork.read, account, id);
  }

  @Call('addPost')
  post(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'addPost'>,
    @IdempotencyKey() call: CallId,
  ): Promise<MessagePost> {
    return this.idempotency.run(
      call,
      body,
      (manager) => this.threads.post(manager, account, id, body),
      () => this.limit(account),
    );
  }

  @Call('markMessageRead')
  markRead(
    @Caller() account: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.threads.markRead(manager, account, id));
  }

  /** Limits customers, because each of their posts is mailed to the business. */
  private limit({ id, isAdmin }: Account): void {
    if (!isAdmin) this.limiter.consume('messages', id);
  }
}
