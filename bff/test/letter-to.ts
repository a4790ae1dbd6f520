import type { NewMail } from '../src/mail/outbox.service.js';

/** A mail to an address that no other test may use. */
export function letterTo(address: string, change: Partial<NewMail> = {}): NewMail {
  return {
    kind: 'test',
    to: { name: 'Zoë Kwon', address },
    userId: null,
    subject: 'Grüße',
    letter: { heading: 'Hello', blocks: [{ type: 'paragraph', text: 'It is <ready>.' }] },
    ...change,
  };
}
