import { Injectable } from '@nestjs/common';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { EntityManager } from 'typeorm';
import type { Letter } from '../mail/letter.js';
import { OutboxService } from '../mail/outbox.service.js';
import { mailCustomer } from '../notices/mail-customer.js';
import type { Notice } from '../notices/notice.js';
import { OrderEntity } from '../orders/order.entity.js';
import type { MessageRow } from './message.mapper.js';
import { MessagePostEntity } from './message-post.entity.js';

@Injectable()
export class MessageMailsService {
  constructor(private readonly outbox: OutboxService) {}

  /** Mails the customer, quoting what the customer wrote last. */
  async answered(manager: EntityManager, thread: MessageRow, answer: string): Promise<void> {
    const facts = { ...thread, orderId: await ownOrderId(manager, thread) };
    await mailCustomer(manager, this.outbox, thread.userId, {
      kind: 'message-reply',
      thread: messageThread(thread),
      ...answerLetter(facts, answer, await lastWritten(manager, thread)),
    });
  }
}

/**
 * The order whose page the mail links; undefined if the order was deleted or has another customer
 * now, because then the page does not exist for this one.
 */
async function ownOrderId(
  manager: EntityManager,
  { orderId, userId }: MessageRow,
): Promise<string | undefined> {
  if (orderId === null || userId === null) return undefined;
  return (await manager.existsBy(OrderEntity, { id: orderId, userId })) ? orderId : undefined;
}

/** The customer's latest text in a thread; undefined if only the team has written. */
async function lastWritten(
  manager: EntityManager,
  { id, message, starterName }: MessageRow,
): Promise<string | undefined> {
  const last = await manager.findOne(MessagePostEntity, {
    where: { messageId: id, authorRole: 'customer' },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  return last?.text ?? (starterName === null ? message : undefined);
}

/** Thread id that groups the mails about one message into a conversation. */
const messageThread = ({ id }: Pick<Message, 'id'>): string => `message-${id}`;

type ThreadFacts = Pick<Message, 'id' | 'subject' | 'userName' | 'userEmail' | 'orderId'>;

/**
 * Mail to the customer with the reply in full.
 * @param wrote what the customer wrote before, if anything
 */
export function answerLetter(
  thread: ThreadFacts,
  answer: string,
  wrote: string | undefined,
): { subject: string; letter: Letter } {
  const path =
    thread.orderId === undefined
      ? '/dashboard'
      : `/dashboard/orders/${orderNumber(thread.orderId)}`;
  return {
    subject: wrote === undefined ? thread.subject : `Re: ${thread.subject}`,
    letter: {
      heading: wrote === undefined ? 'We wrote to you' : 'We replied to your message',
      blocks: [
        { type: 'paragraph', text: `Hello ${thread.userName},` },
        { type: 'quote', text: answer },
        ...(wrote === undefined
          ? []
          : [
              { type: 'paragraph', text: 'You wrote:' } as const,
              { type: 'quote', text: wrote } as const,
            ]),
        { type: 'action', label: 'See your messages', path },
      ],
      reason:
        wrote === undefined
          ? 'You get this mail because you have an order with us.'
          : 'You get this mail because you wrote to us from your account.',
    },
  };
}

/** Path of the panel's list of messages with this thread only. */
export const threadPanelPath = ({ id }: Pick<ThreadFacts, 'id'>): string =>
  `/admin/messages?q=${id}`;

/**
 * Notice to administrators about a customer's message.
 * @param text of the message, or of a later post of its thread
 */
export function newMessageNotice(thread: ThreadFacts, text: string): Notice {
  const path = threadPanelPath(thread);
  const order: [string, string][] =
    thread.orderId === undefined ? [] : [['Order', orderNumber(thread.orderId)]];
  return {
    kind: 'new-message',
    ...(thread.orderId === undefined ? {} : { orderId: thread.orderId }),
    title: `New message from ${thread.userName}: ${thread.subject}`,
    path,
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Customer', thread.userName],
          ['Email', thread.userEmail],
          ['Subject', thread.subject],
          ...order,
        ],
      },
      { type: 'quote', text },
      { type: 'action', label: 'Reply', path },
    ],
  };
}
