import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { brand } from '@northcast/shared-contracts/content/brand';
import type { NewMail } from '../mail/outbox.service.js';
import type { Notice } from '../notices/notice.js';

/** Path of the panel's list of enquiries with this enquiry only. */
export const enquiryPanelPath = ({ id }: Pick<Enquiry, 'id'>): string =>
  `/admin/messages?tab=enquiries&q=${id}`;

/** Notifies the business of a contact form; replies to the mail go to its sender. */
export function newEnquiryNotice(enquiry: Enquiry): Notice {
  const path = enquiryPanelPath(enquiry);
  return {
    kind: 'new-enquiry',
    title: `New enquiry from ${enquiry.name}: ${enquiry.service}`,
    path,
    replyTo: { name: enquiry.name, address: enquiry.email },
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Name', enquiry.name],
          ['Email', enquiry.email],
          ...(enquiry.podcastName === undefined ? [] : [['Podcast', enquiry.podcastName] as const]),
          ['Service', enquiry.service],
        ],
      },
      { type: 'quote', text: enquiry.message },
      { type: 'action', label: 'Open the enquiry', path },
    ],
  };
}

/** Sent to the sender of the contact form; replies go to the company's address. */
export function enquiryAnswerMail(
  enquiry: Pick<Enquiry, 'id' | 'name' | 'email' | 'service' | 'message'>,
  answer: string,
): NewMail {
  return {
    kind: 'enquiry-answer',
    to: { name: enquiry.name, address: enquiry.email },
    userId: null,
    subject: `Re: Your enquiry to ${brand.name}: ${enquiry.service}`,
    thread: `enquiry-${enquiry.id}`,
    replyTo: { name: brand.name, address: brand.email },
    letter: {
      heading: 'Our answer to your enquiry',
      blocks: [
        { type: 'paragraph', text: answer },
        { type: 'paragraph', text: 'You wrote:' },
        { type: 'quote', text: enquiry.message },
      ],
      reason: 'You get this mail because you sent our contact form.',
    },
  };
}
