import { subscriptionLinkHours } from '@northcast/shared-contracts/api/newsletter';
import { brand } from '@northcast/shared-contracts/content/brand';
import type { Letter, LetterBlock } from '../mail/letter.js';

/**
 * Paths of the links in newsletter mails. The token is in the fragment, which is never sent to a
 * server and so never logged.
 */
const confirmationPath = (token: string) => `/newsletter/confirm#token=${token}`;
export const endPath = (token: string) => `/newsletter/unsubscribe#token=${token}`;

interface NewsletterMail {
  readonly kind: string;
  readonly subject: string;
  readonly letter: Letter;
}

const paragraph = (text: string): LetterBlock => ({ type: 'paragraph', text });

/** @param token of the link that confirms */
export function confirmationMail(token: string): NewsletterMail {
  const subject = `Confirm the ${brand.name} newsletter`;
  const blocks: LetterBlock[] = [
    paragraph(`Somebody entered this address for the ${brand.name} newsletter.`),
    { type: 'action', label: 'Confirm my subscription', path: confirmationPath(token) },
    paragraph(`The link can be used within the next ${subscriptionLinkHours} hours.`),
    paragraph('If this was not you, you can ignore this mail. We will not send anything else.'),
  ];
  return { kind: 'newsletter-confirmation', subject, letter: { heading: subject, blocks } };
}

/** @param token of the link that ends the subscription */
export function subscribedMail(token: string, isNew: boolean): NewsletterMail {
  const subject = isNew
    ? `You are subscribed to the ${brand.name} newsletter`
    : `You have the ${brand.name} newsletter already`;
  const text = isNew
    ? 'Thank you for confirming. The next letter comes to this address.'
    : 'Somebody entered this address once more. Nothing has changed.';
  const letter = { heading: subject, blocks: [paragraph(text)], unsubscribePath: endPath(token) };
  return { kind: isNew ? 'newsletter-subscribed' : 'newsletter-repeated', subject, letter };
}
