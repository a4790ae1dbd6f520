import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { Message } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { type BodyOf, ValidBody } from '../calls/body.decorator.js';
import { Call } from '../calls/call.decorator.js';
import { findCustomer } from '../customers/find-customer.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type IdempotencyId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { Lists } from '../lists/lists.js';
import { toMessageDto } from './message.mapper.js';
import { messageColumns, messageList } from './message-list.js';
import { deleteMessage, insertMessage, replyToMessage } from './messages.service.js';

/** Everybody's messages, for administrators. */
@Controller()
export class MessageAdministrationController {
  constructor(
    @Inject(Lists) private readonly lists: Lists,
    @Inject(IdempotencyService) private readonly idempotency: IdempotencyService,
  ) {}

  @Call('adminMessages')
  async list(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message[]> {
    const rows = await this.lists.page(request, response, messageList);
    return rows.map(toMessageDto);
  }

  @Call('exportMessages')
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.csv(request, response, messageList, messageColumns);
  }

  @Call('createMessage')
  create(
    @ValidBody() body: BodyOf<'createMessage'>,
    @IdempotencyKey() call: IdempotencyId,
  ): Promise<Message> {
    return this.idempotency.run(call, body, async (manager) => {
      const customer = await findCustomer(manager, body.userId);
      return insertMessage(manager, customer, body);
    });
  }

  @Call('replyToMessage')
  reply(
    @Param('id') id: string,
    @ValidBody() body: BodyOf<'replyToMessage'>,
    @IdempotencyKey() call: IdempotencyId,
  ): Promise<Message> {
    return this.idempotency.run(call, body, (manager) => replyToMessage(manager, id, body));
  }

  @Call('deleteMessage')
  delete(@Param('id') id: string, @IdempotencyKey() call: IdempotencyId): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => deleteMessage(manager, id));
  }
}
