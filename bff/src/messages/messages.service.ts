import { Injectable } from '@nestjs/common';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { type EntityManager, In } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { notFound, orderOfOther, stale } from '../errors/api-errors.js';
import { FilesService } from '../files/files.service.js';
import { adjustCount, moveCount } from '../lists/list-counts.js';
import { LiveService } from '../live/live.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import { OrderEntity } from '../orders/order.entity.js';
import { type Account, fullName } from '../sessions/account.js';
import { UsersService } from '../users/users.service.js';
import { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import { messageIdsOf } from './forget-messages.js';
import { MessageEntity } from './message.entity.js';
import { type MessageRow, toOwnMessageDto, toTeamMessageDto } from './message.mapper.js';
import { messageKeys } from './message-list.js';
import { MessageMailsService, newMessageNotice } from './message-mails.service.js';
import { timesAfterPost } from './read-times.js';

/** The first message of a thread. */
interface NewMessage {
  readonly subject: string;
  readonly message: string;
  readonly orderId?: string | undefined;
  readonly fileIds?: readonly string[] | undefined;
}

/** Writes messages; every method works in the transaction of its manager. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly users: UsersService,
    private readonly mails: MessageMailsService,
    private readonly notices: NoticesService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
    private readonly events: OrderEventsService,
    private readonly files: FilesService,
    private readonly webhooks: WebhookEventsService,
  ) {}

  /**
   * Stores a message that a customer sends, and notifies the business.
   * @throws 404 if the order is not the customer's
   */
  async send(
    manager: EntityManager,
    customer: Account,
    body: BodyOf<'sendMessage'>,
  ): Promise<Message> {
    const { orderId } = body;
    if (orderId !== undefined && !(await isOrderOf(manager, orderId, customer.id)))
      throw notFound();
    const row = await this.insert(manager, customer, body, customer);
    const message = toOwnMessageDto(row);
    await this.notices.notify(manager, newMessageNotice(message, message.message));
    await this.webhooks.messageReceived(manager, row, row.message);
    return message;
  }

  /**
   * Stores a message to or from a customer, with the customer's current name and email address.
   * @param writer the customer, or the administrator who enters the message for the customer
   * @param starter the administrator who is shown as the author
   */
  async insert(
    manager: EntityManager,
    customer: Pick<Account, 'id' | 'firstName' | 'lastName' | 'email'>,
    { subject, message, orderId, fileIds }: NewMessage,
    writer: Account,
    starter?: Account,
  ): Promise<MessageRow> {
    const now = new Date();
    const row: MessageRow = {
      id: uuidv7(),
      userId: customer.id,
      userName: fullName(customer),
      userEmail: customer.email,
      subject,
      message,
      status: starter === undefined ? 'pending' : 'replied',
      createdAt: now,
      adminReply: null,
      adminReplyDate: null,
      orderId: orderId ?? null,
      starterId: starter?.id ?? null,
      starterName: starter === undefined ? null : fullName(starter),
      postCount: 0,
      lastPostAt: now,
      customerReadAt: null,
      administratorReadAt: null,
    };
    await insertRow(manager, MessageEntity, {
      ...row,
      ...messageKeys(row),
    });
    await adjustCount(manager, 'messages', row.status, 1);
    await this.attach(manager, writer, row, row.id, fileIds);
    await this.noteChange(manager, row);
    await this.noteOnOrder(manager, writer, row);
    return row;
  }

  /**
   * Stores a message that an administrator enters for a customer.
   * @throws 422 on `userId` if the account does not exist, on `orderId` if the order is another
   * customer's
   */
  async create(
    manager: EntityManager,
    administrator: Account,
    body: BodyOf<'createMessage'>,
  ): Promise<Message> {
    const customer = await this.users.findCustomer(manager, body.userId);
    const { orderId } = body;
    if (orderId !== undefined && !(await isOrderOf(manager, orderId, customer.id))) {
      throw orderOfOther();
    }
    const message = toTeamMessageDto(await this.insert(manager, customer, body, administrator));
    await this.audit.record(manager, { action: 'message.created', target: targetOf(message) });
    return message;
  }

  /**
   * Replies to a message and mails the reply. A later reply replaces an earlier one, whose files
   * stay.
   * @throws 404 also if there are files but the message is not about an order
   * @throws 409 with the message, if there is a reply or a post that the writer has not seen
   */
  async reply(
    manager: EntityManager,
    administrator: Account,
    id: string,
    { reply, replyDate, replySeen, postsSeen, fileIds }: BodyOf<'replyToMessage'>,
  ): Promise<Message> {
    const before = await findForUpdate(manager, MessageEntity, id);
    if (before === null) throw notFound();
    const current = toTeamMessageDto(before);
    const isOtherReply = replySeen !== undefined && replySeen !== (current.adminReplyDate ?? '');
    const hasNewPosts = postsSeen !== undefined && postsSeen < before.postCount;
    if (isOtherReply || hasNewPosts) throw stale(current);
    await this.attach(manager, administrator, before, id, fileIds);
    const date = replyDate === undefined ? new Date() : new Date(replyDate);
    return toTeamMessageDto(await this.answer(manager, administrator, before, reply, date));
  }

  /**
   * Stores the first reply to a message and mails it.
   * @param before the locked row
   */
  async answer(
    manager: EntityManager,
    administrator: Account,
    before: MessageEntity,
    reply: string,
    date: Date,
  ): Promise<MessageEntity> {
    const change = {
      status: 'replied',
      adminReply: reply,
      adminReplyDate: date,
      ...timesAfterPost(before, 'administrator', new Date()),
    } as const;
    await manager.update(MessageEntity, { id: before.id }, change);
    await moveCount(manager, 'messages', before.status, change.status);
    await this.mails.answered(manager, before, reply);
    await this.audit.record(manager, { action: 'message.replied', target: targetOf(before) });
    await this.noteChange(manager, before);
    await this.noteOnOrder(manager, administrator, before);
    return { ...before, ...change };
  }

  /**
   * Deletes a thread with its posts and files.
   * @throws 404
   */
  async delete(manager: EntityManager, id: string): Promise<void> {
    const row = await findForUpdate(manager, MessageEntity, id);
    if (row === null) throw notFound();
    // First the files: they are found by the posts, which the foreign key deletes.
    await this.files.forget(manager, { messageId: In(await messageIdsOf(manager, id)) });
    await manager.delete(MessageEntity, { id });
    await adjustCount(manager, 'messages', row.status, -1);
    await this.audit.record(manager, { action: 'message.deleted', target: targetOf(row) });
    const { userId, orderId } = row;
    await this.live.changed(manager, { userId, orderId, tags: ['Messages', 'Files'] });
  }

  /**
   * Attaches uploads of the order to the thread.
   * @param messageId id of the thread itself, or of a later post
   * @throws 404 if the thread is not about an order, or a file does not belong to that order
   */
  async attach(
    manager: EntityManager,
    account: Account,
    { orderId, userId: ownerId }: Pick<MessageRow, 'orderId' | 'userId'>,
    messageId: string,
    fileIds: readonly string[] = [],
  ): Promise<void> {
    if (fileIds.length === 0) return;
    if (orderId === null) throw notFound();
    await this.files.attach(manager, account, { orderId, fileIds, messageId, ownerId });
  }

  /** Adds the message to the timeline of the order that the thread is about, if any. */
  async noteOnOrder(manager: EntityManager, account: Account, row: MessageRow): Promise<void> {
    const { orderId, subject } = row;
    if (orderId === null) return;
    await this.events.record(manager, { orderId, account, kind: 'messageSent', detail: subject });
  }

  private noteChange(manager: EntityManager, { userId, orderId }: MessageRow): Promise<void> {
    return this.live.changed(manager, { userId, orderId, tags: ['Messages'] });
  }
}

const isOrderOf = (manager: EntityManager, id: string, userId: string) =>
  manager.existsBy(OrderEntity, { id, userId });

const targetOf = ({ id }: { readonly id: string }) => ({ type: 'message', id });
