import type { Message } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { Letter } from '../mail/letter.js';
import type { Notice } from '../notices/notice.js';

/** Mails about one message are one conversation. */
export const messageThread = ({ id }: Pick<Message, 'id'>): string => `message-${id}`;

/** What a letter tells of a thread. */
type ThreadFacts = Pick<Message, 'id' | 'subject' | 'userName' | 'userEmail' | 'orderId'>;

/**
 * To the customer, with the answer as it was written.
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

/**
 * To the business, about what a customer sent.
 * @param text of the message, or of a later post of its thread
 */
export function newMessageNotice(thread: ThreadFacts, text: string): Notice {
  const path = `/admin/messages?q=${thread.id}`;
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
