import { Injectable } from '@nestjs/common';
import type { Message } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { notFound } from '../errors/api-errors.js';
import { adjustCount, moveCount } from '../lists/list-counts.js';
import { OutboxService } from '../mail/outbox.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { type Account, addressee, fullName } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { MessageEntity } from './message.entity.js';
import { type MessageRow, toMessageDto } from './message.mapper.js';
import { messageReplyLetter, messageThread, newMessageNotice } from './message-letters.js';
import { messageKeys } from './message-list.js';

/** What is stored of messages; every method works in the transaction of its manager. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
    private readonly notices: NoticesService,
    private readonly audit: AuditService,
  ) {}

  /** A message that a customer sends; the business is told of it. */
  async send(
    manager: EntityManager,
    customer: Account,
    body: BodyOf<'sendMessage'>,
  ): Promise<Message> {
    const message = await this.insert(manager, customer, body);
    await this.notices.notify(manager, newMessageNotice(message));
    return message;
  }

  /** Stores a message of a customer, whose name and e-mail address it takes over. */
  private async insert(
    manager: EntityManager,
    customer: Account,
    { subject, message }: BodyOf<'sendMessage'>,
  ): Promise<Message> {
    const row: MessageRow = {
      id: uuidv7(),
      userId: customer.id,
      userName: fullName(customer),
      userEmail: customer.email,
      subject,
      message,
      status: 'pending',
      createdAt: new Date(),
      adminReply: null,
      adminReplyDate: null,
    };
    await insertRow(manager, MessageEntity, {
      ...row,
      ...messageKeys(row),
    });
    await adjustCount(manager, 'messages', row.status, 1);
    return toMessageDto(row);
  }

  /**
   * A message that an administrator enters for a customer.
   * @throws 422 on `userId` when that account is gone
   */
  async create(manager: EntityManager, body: BodyOf<'createMessage'>): Promise<Message> {
    const customer = await this.users.findCustomer(manager, body.userId);
    const message = await this.insert(manager, customer, body);
    await this.audit.record(manager, { action: 'message.created', target: targetOf(message) });
    return message;
  }

  /**
   * Answers a message and mails the reply; a later reply takes the place of an earlier one.
   * @throws 404
   */
  async reply(
    manager: EntityManager,
    id: string,
    { reply, replyDate }: BodyOf<'replyToMessage'>,
  ): Promise<Message> {
    const before = await findForUpdate(manager, MessageEntity, id);
    if (before === null) throw notFound();
    const change = {
      status: 'replied',
      adminReply: reply,
      adminReplyDate: replyDate === undefined ? new Date() : new Date(replyDate),
    } as const;
    await manager.update(MessageEntity, { id }, change);
    await moveCount(manager, 'messages', before.status, change.status);
    const message = toMessageDto({ ...before, ...change });
    await this.mailReply(manager, message);
    await this.audit.record(manager, { action: 'message.replied', target: targetOf(message) });
    return message;
  }

  /** To the account as it is now; to nobody when it is gone. */
  private async mailReply(manager: EntityManager, message: Message): Promise<void> {
    if (message.userId === null) return;
    const customer = await manager.findOneBy(UserEntity, { id: message.userId });
    if (customer === null) return;
    await this.outbox.enqueue(manager, {
      kind: 'message-reply',
      ...addressee(customer),
      thread: messageThread(message),
      ...messageReplyLetter(message),
    });
  }

  /** @throws 404 */
  async delete(manager: EntityManager, id: string): Promise<void> {
    const row = await findForUpdate(manager, MessageEntity, id);
    if (row === null) throw notFound();
    await manager.delete(MessageEntity, { id });
    await adjustCount(manager, 'messages', row.status, -1);
    await this.audit.record(manager, { action: 'message.deleted', target: targetOf(row) });
  }
}

const targetOf = ({ id }: { readonly id: string }) => ({ type: 'message', id });
