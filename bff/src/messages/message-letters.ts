import type { Message } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { Letter } from '../mail/letter.js';
import type { Notice } from '../notices/notice.js';

/** Thread id that groups the mails about one message into a conversation. */
export const messageThread = ({ id }: Pick<Message, 'id'>): string => `message-${id}`;

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
