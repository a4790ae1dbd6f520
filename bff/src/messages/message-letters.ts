import type { Message } from '@northcast/shared-contracts/api/entities';
import type { Letter } from '../mail/letter.js';
import type { Notice } from '../notices/notice.js';

/** Mails about one message are one conversation. */
export const messageThread = ({ id }: Message): string => `message-${id}`;

/** To the customer, with the reply as it was written. */
export function messageReplyLetter(message: Message): { subject: string; letter: Letter } {
  return {
    subject: `Re: ${message.subject}`,
    letter: {
      heading: 'We replied to your message',
      blocks: [
        { type: 'paragraph', text: `Hello ${message.userName},` },
        { type: 'quote', text: message.adminReply ?? '' },
        { type: 'paragraph', text: 'You wrote:' },
        { type: 'quote', text: message.message },
        { type: 'action', label: 'See your messages', path: '/dashboard' },
      ],
      reason: 'You get this mail because you wrote to us from your account.',
    },
  };
}

/** To the business, about a message that a customer sent. */
export function newMessageNotice(message: Message): Notice {
  const path = `/admin/messages?q=${message.id}`;
  return {
    kind: 'new-message',
    title: `New message from ${message.userName}: ${message.subject}`,
    path,
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Customer', message.userName],
          ['Email', message.userEmail],
          ['Subject', message.subject],
        ],
      },
      { type: 'quote', text: message.message },
      { type: 'action', label: 'Reply', path },
    ],
  };
}
