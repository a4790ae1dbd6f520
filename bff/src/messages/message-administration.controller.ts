import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { Message } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { type BodyOf, ValidBody } from '../calls/body.decorator.js';
import { Call } from '../calls/call.decorator.js';
import { findCustomer } from '../customers/find-customer.js';
import { Repeatable, type RepeatableId } from '../idempotency/repeatable.decorator.js';
import { RepeatableCalls } from '../idempotency/repeatable-calls.js';
import { Lists } from '../lists/lists.js';
import { messageAnswer } from './message-answer.js';
import { messageColumns, messageList } from './message-list.js';
import { deleteMessage, insertMessage, replyToMessage } from './message-writing.js';

/** Everybody's messages, for administrators. */
@Controller()
export class MessageAdministrationController {
  constructor(
    @Inject(Lists) private readonly lists: Lists,
    @Inject(RepeatableCalls) private readonly calls: RepeatableCalls,
  ) {}

  @Call('adminMessages')
  async list(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message[]> {
    const rows = await this.lists.page(request, response, messageList);
    return rows.map(messageAnswer);
  }

  @Call('exportMessages')
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.csv(request, response, messageList, messageColumns);
  }

  @Call('createMessage')
  create(
    @ValidBody() body: BodyOf<'createMessage'>,
    @Repeatable() call: RepeatableId,
  ): Promise<Message> {
    return this.calls.once(call, body, async (manager) => {
      const customer = await findCustomer(manager, body.userId);
      return insertMessage(manager, customer, body);
    });
  }

  @Call('replyToMessage')
  reply(
    @Param('id') id: string,
    @ValidBody() body: BodyOf<'replyToMessage'>,
    @Repeatable() call: RepeatableId,
  ): Promise<Message> {
    return this.calls.once(call, body, (manager) => replyToMessage(manager, id, body));
  }

  @Call('deleteMessage')
  delete(@Param('id') id: string, @Repeatable() call: RepeatableId): Promise<void> {
    return this.calls.once(call, {}, (manager) => deleteMessage(manager, id));
  }
}
