import { formatLongDate, orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { Letter } from '../mail/letter.js';
import { orderReason } from '../orders/order-letters.js';

/** Most file names in a mail. */
const mostNames = 20;

/** Who is told that files are deleted. */
interface FilesRecipient {
  readonly name: string;
  /** Whether the order is no longer the recipient's, who has only threads about it. */
  readonly isFormer: boolean;
}

/** Sent to the customer of an order or thread, a week before its files are deleted. */
export function filesExpireLetter(
  orderId: string,
  { name, isFormer }: FilesRecipient,
  names: readonly string[],
  expiresAt: Date,
): { readonly subject: string; readonly letter: Letter } {
  const number = orderNumber(orderId);
  const more = names.length - mostNames;
  const listed = [...names.slice(0, mostNames), ...(more > 0 ? [`and ${more} more`] : [])];
  const day = formatLongDate(expiresAt.toISOString());
  const content = isFormer ? contentOnThreads(number, day) : contentOnOrder(number, day);
  return {
    subject: `Re: Your order #${number}`,
    letter: {
      heading: content.heading,
      blocks: [
        { type: 'paragraph', text: `Hello ${name},` },
        { type: 'paragraph', text: content.text },
        { type: 'quote', text: listed.join('\n') },
        { type: 'action', ...content.action },
      ],
      reason: content.reason,
    },
  };
}

const contentOnOrder = (number: string, day: string) => ({
  heading: `Files of your order are deleted on ${day}`,
  text: `We keep files for some time after an order. Those of order #${number} are deleted on ${day}. Please download what you want to keep.`,
  action: { label: 'See your order', path: `/dashboard/orders/${number}` },
  reason: orderReason,
});

/** The page of the order, where files are downloaded, is not found for a former customer. */
const contentOnThreads = (number: string, day: string) => ({
  heading: `Files of your messages are deleted on ${day}`,
  text: `We keep files for some time after an order. Those of your messages about order #${number} are deleted on ${day}. Please ask us for what you want to keep.`,
  action: { label: 'See your messages', path: '/dashboard' },
  reason: 'You get this mail because there are messages about an order in your account.',
});
