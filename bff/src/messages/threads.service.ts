import { Injectable } from '@nestjs/common';
import type { Message, MessagePost } from '@northcast/shared-contracts/api/entities';
import { limits } from '@northcast/shared-contracts/api/limits';
import { messageLimits, type ThreadSide } from '@northcast/shared-contracts/api/messages';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { notFound, threadFull } from '../errors/api-errors.js';
import { moveCount } from '../lists/list-counts.js';
import { LiveService } from '../live/live.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { type Account, fullName } from '../sessions/account.js';
import { UsersService } from '../users/users.service.js';
import { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import { MessageEntity } from './message.entity.js';
import { isUnread, toMessageDto, toPostDto, toTeamMessageDto } from './message.mapper.js';
import { MessageMailsService, newMessageNotice } from './message-mails.service.js';
import { MessagePostEntity } from './message-post.entity.js';
import { MessagesService } from './messages.service.js';
import { timeOfReading, timesAfterPost } from './read-times.js';
import { openThread } from './thread-side.js';

/**
 * Posts after the message and its first reply. Every method that writes works in the transaction of
 * its manager.
 */
@Injectable()
export class ThreadsService {
  constructor(
    private readonly messages: MessagesService,
    private readonly orders: OrderAccessService,
    private readonly users: UsersService,
    private readonly mails: MessageMailsService,
    private readonly notices: NoticesService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
    private readonly webhooks: WebhookEventsService,
  ) {}

  /**
   * The threads of an order, newest first. A customer sees only their own threads, even if the
   * order used to belong to another customer.
   * @throws 404
   */
  async ofOrder(manager: EntityManager, account: Account, idOrNumber: string): Promise<Message[]> {
    const order = await this.orders.find(manager, account, idOrNumber);
    const isTeam = this.orders.isTeam(account, order);
    const rows = await manager.find(MessageEntity, {
      where: { orderId: order.id, ...(isTeam ? {} : { userId: account.id }) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limits.rows.max,
    });
    return rows.map((row) => toMessageDto(row, isTeam ? 'administrator' : 'customer'));
  }

  /**
   * Starts a thread on an order, from either side.
   * @throws 404
   */
  async start(
    manager: EntityManager,
    account: Account,
    orderId: string,
    { subject, message, fileIds }: BodyOf<'startThread'>,
  ): Promise<Message> {
    const order = await this.orders.find(manager, account, orderId);
    const content = { subject, message, fileIds, orderId: order.id };
    if (!this.orders.isTeam(account, order)) return this.messages.send(manager, account, content);
    // The customer's account was deleted, so nobody would read the thread.
    if (order.userId === null) throw notFound();
    const customer = await this.users.findCustomer(manager, order.userId);
    const row = await this.messages.insert(manager, customer, content, account, account);
    await this.mails.answered(manager, row, message);
    await this.audit.record(manager, { action: 'message.created', target: targetOf(row) });
    return toTeamMessageDto(row);
  }

  /**
   * Oldest first.
   * @throws 404
   */
  async posts(manager: EntityManager, account: Account, id: string): Promise<MessagePost[]> {
    const found = await manager.findOneBy(MessageEntity, { id });
    const { side } = await openThread(manager, account, found);
    const rows = await manager.find(MessagePostEntity, {
      where: { messageId: id },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: messageLimits.posts.max,
    });
    return rows.map((row) => toPostDto(row, side));
  }

  /**
   * Adds a post to a thread. The team's first post on a customer's message becomes the reply to it.
   * @throws 404
   * @throws 409 if the thread has the maximum number of posts
   */
  async post(
    manager: EntityManager,
    account: Account,
    id: string,
    { text, fileIds }: BodyOf<'addPost'>,
  ): Promise<MessagePost> {
    const found = await findForUpdate(manager, MessageEntity, id);
    const { thread, side } = await openThread(manager, account, found);
    const now = new Date();
    const post: MessagePostEntity = {
      id: uuidv7(),
      messageId: id,
      authorId: account.id,
      authorName: fullName(account),
      authorRole: side,
      text,
      createdAt: now,
    };
    const isFirstAnswer =
      side === 'administrator' && thread.adminReply === null && thread.starterName === null;
    if (isFirstAnswer) {
      await this.messages.attach(manager, account, thread, id, fileIds);
      await this.messages.answer(manager, account, thread, text, now);
      return toPostDto({ ...post, id }, side);
    }
    if (thread.postCount >= messageLimits.posts.max) throw threadFull();
    await insertRow(manager, MessagePostEntity, post);
    await this.messages.attach(manager, account, thread, post.id, fileIds);
    await this.continueThread(manager, thread, side, now);
    await this.messages.noteOnOrder(manager, account, thread);
    if (side === 'customer') await this.tellBusiness(manager, thread, text);
    else await this.tellCustomer(manager, thread, text);
    return toPostDto(post, side);
  }

  /** @throws 404 */
  async markRead(manager: EntityManager, account: Account, id: string): Promise<void> {
    const found = await findForUpdate(manager, MessageEntity, id);
    const { thread, side } = await openThread(manager, account, found);
    if (!isUnread(thread, side)) return;
    const readAt = side === 'customer' ? 'customerReadAt' : 'administratorReadAt';
    await manager.update(MessageEntity, { id }, { [readAt]: timeOfReading(thread, new Date()) });
    const userId = side === 'customer' ? thread.userId : null;
    await this.live.changed(manager, { userId, orderId: thread.orderId, tags: ['Messages'] });
  }

  private async continueThread(
    manager: EntityManager,
    thread: MessageEntity,
    side: ThreadSide,
    now: Date,
  ): Promise<void> {
    const status = side === 'customer' ? 'pending' : 'replied';
    const times = timesAfterPost(thread, side, now);
    const change = { status, postCount: thread.postCount + 1, ...times } as const;
    await manager.update(MessageEntity, { id: thread.id }, change);
    await moveCount(manager, 'messages', thread.status, status);
    const { userId, orderId } = thread;
    await this.live.changed(manager, { userId, orderId, tags: ['Messages'] });
  }

  private async tellBusiness(
    manager: EntityManager,
    thread: MessageEntity,
    text: string,
  ): Promise<void> {
    await this.notices.notify(
      manager,
      newMessageNotice({ ...thread, orderId: thread.orderId ?? undefined }, text),
    );
    await this.webhooks.messageReceived(manager, thread, text);
  }

  private async tellCustomer(
    manager: EntityManager,
    thread: MessageEntity,
    text: string,
  ): Promise<void> {
    await this.mails.answered(manager, thread, text);
    await this.audit.record(manager, { action: 'message.replied', target: targetOf(thread) });
  }
}

const targetOf = ({ id }: { readonly id: string }) => ({ type: 'message', id });
