import { Injectable } from '@nestjs/common';
import type { Message } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { notFound } from '../errors/api-errors.js';
import { adjustCount, moveCount } from '../lists/list-counts.js';
import { searchText, sortKey } from '../lists/search-text.js';
import { type Account, fullName } from '../sessions/account.js';
import { UsersService } from '../users/users.service.js';
import { MessageEntity } from './message.entity.js';
import { type MessageRow, toMessageDto } from './message.mapper.js';

/** What is stored of messages; every method works in the transaction of its manager. */
@Injectable()
export class MessagesService {
  constructor(private readonly users: UsersService) {}

  /** Stores a message of a customer, whose name and e-mail address it takes over. */
  async insert(
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
      search: searchText(row.userName, row.userEmail, row.subject, row.message, row.id),
      subjectKey: sortKey(row.subject),
      userNameKey: sortKey(row.userName),
    });
    await adjustCount(manager, 'messages', row.status, 1);
    return toMessageDto(row);
  }

  /**
   * A message that an administrator enters for a customer.
   * @throws 422 on `userId` when that account is gone
   */
  async create(manager: EntityManager, body: BodyOf<'createMessage'>): Promise<Message> {
    return this.insert(manager, await this.users.findCustomer(manager, body.userId), body);
  }

  /**
   * Answers a message; a later reply takes the place of an earlier one.
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
    return toMessageDto({ ...before, ...change });
  }

  /** @throws 404 */
  async delete(manager: EntityManager, id: string): Promise<void> {
    const row = await findForUpdate(manager, MessageEntity, id);
    if (row === null) throw notFound();
    await manager.delete(MessageEntity, { id });
    await adjustCount(manager, 'messages', row.status, -1);
  }
}
