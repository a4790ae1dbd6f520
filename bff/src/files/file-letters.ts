import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { Letter } from '../mail/letter.js';

/** Most file names in a mail. */
const mostNames = 20;

/** Sent to the customer of an order, a week before its files are deleted. */
export function filesExpireLetter(
  order: { readonly id: string; readonly customerName: string },
  names: readonly string[],
  expiresAt: Date,
): { readonly subject: string; readonly letter: Letter } {
  const number = orderNumber(order.id);
  const more = names.length - mostNames;
  const listed = [...names.slice(0, mostNames), ...(more > 0 ? [`and ${more} more`] : [])];
  const day = expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    subject: `Re: Your order #${number}`,
    letter: {
      heading: `Files of your order are deleted on ${day}`,
      blocks: [
        { type: 'paragraph', text: `Hello ${order.customerName},` },
        {
          type: 'paragraph',
          text: `We keep files for some time after an order. Those of order #${number} are deleted on ${day}. Please download what you want to keep.`,
        },
        { type: 'quote', text: listed.join('\n') },
        { type: 'action', label: 'See your order', path: `/dashboard/orders/${number}` },
      ],
      reason: 'You get this mail because there is an order in your account.',
    },
  };
}
