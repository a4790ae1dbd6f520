import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { allOrderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import type { Letter, LetterBlock } from '../mail/letter.js';
import type { Notice, NoticeKind } from '../notices/notice.js';
import type { OrderRow } from '../orders/order.mapper.js';
import { orderPanelPath, orderReason } from '../orders/order-letters.js';
import { linesOf } from '../orders/order-lines.js';
import type { DeliveryEntity } from './delivery.entity.js';

/** Sent to the customer, as part of the order's conversation. */
export function deliveryReadyLetter(
  order: OrderRow,
  { version, note }: Pick<DeliveryEntity, 'version' | 'note'>,
  files: readonly string[],
): { subject: string; letter: Letter } {
  const number = orderNumber(order.id);
  return {
    subject: `Re: Your order #${number}`,
    letter: {
      heading: version === 1 ? 'Your delivery is ready' : `Version ${version} is ready`,
      blocks: [
        { type: 'paragraph', text: `Hello ${order.customerName},` },
        {
          type: 'paragraph',
          text: 'You can listen, look and comment on the page of your order. Approve it there, or ask for a revision.',
        },
        { type: 'facts', facts: factsOf(order, version, files) },
        ...quoted(note),
        { type: 'action', label: 'See the delivery', path: `/dashboard/orders/${number}` },
      ],
      reason: orderReason,
    },
  };
}

/** Sent to the business. */
export function approvedNotice(order: OrderRow, { version }: DeliveryEntity): Notice {
  return noticeOf(order, 'delivery-approved', `Version ${version} approved`, version, []);
}

/** Sent to the business, with the requested changes. */
export function revisionAskedNotice(order: OrderRow, { version }: DeliveryEntity, text: string) {
  const title = `Revision of version ${version} requested`;
  return noticeOf(order, 'revision-asked', title, version, quoted(text));
}

function noticeOf(
  order: OrderRow,
  kind: NoticeKind,
  title: string,
  version: number,
  blocks: readonly LetterBlock[],
): Notice {
  const number = orderNumber(order.id);
  const path = orderPanelPath(order);
  return {
    kind,
    orderId: order.id,
    title: `${title}: order #${number} of ${order.customerName}`,
    path,
    blocks: [
      { type: 'facts', facts: [...factsOf(order, version, []), ['Customer', order.customerName]] },
      ...blocks,
      { type: 'action', label: 'Open the order', path },
    ],
  };
}

function factsOf(order: OrderRow, version: number, files: readonly string[]) {
  return [
    ['Order', `#${orderNumber(order.id)}`],
    ['Service', allOrderedText({ ...order, lines: linesOf(order) })],
    ['Version', String(version)],
    ...(files.length === 0 ? [] : [['Files', files.join(', ')] as const]),
  ] as const;
}

const quoted = (text: string): LetterBlock[] => (text === '' ? [] : [{ type: 'quote', text }]);
