import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import type { Notice } from '../notices/notice.js';

const path = '/admin/messages?tab=enquiries';

/** To the business, about a contact form; an answer to the mail goes to who sent it. */
export function newEnquiryNotice(enquiry: Enquiry): Notice {
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
      { type: 'action', label: 'Open the enquiries', path },
    ],
  };
}
