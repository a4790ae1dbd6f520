import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderLinesTotal } from '@northcast/shared-contracts/api/order-lines';
import { formatDollars, orderNumber } from '@northcast/shared-contracts/content/texts/format';
import {
  type OrderStatus,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import { lineText, orderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import { priceText } from '@northcast/shared-contracts/content/texts/price-text';
import type { Letter, LetterBlock } from '../mail/letter.js';
import type { Notice } from '../notices/notice.js';

interface Content {
  readonly subject: string;
  readonly letter: Letter;
}

/** Mails about one order form one conversation, because they share the subject and this thread. */
export const orderThread = ({ id }: Pick<Order, 'id'>): string => `order-${id}`;

const subjectOf = ({ id }: Order) => `Your order #${orderNumber(id)}`;
/** Why a customer gets a mail about an order. */
export const orderReason = 'You get this mail because there is an order in your account.';

/** Path of the order's page for its customer, and in the admin panel. */
export const orderPath = ({ id }: Pick<Order, 'id'>): string =>
  `/dashboard/orders/${orderNumber(id)}`;
export const orderPanelPath = ({ id }: Pick<Order, 'id'>): string => `/admin/orders?details=${id}`;
/** Path of the panel's list of orders with this order only, which older notices contain. */
export const orderSearchPath = ({ id }: Pick<Order, 'id'>): string =>
  `/admin/orders?q=${orderNumber(id)}`;

const orderAction = (order: Order): LetterBlock => ({
  type: 'action',
  label: 'See your order',
  path: orderPath(order),
});

export function orderPlacedLetter(order: Order): Content {
  return {
    subject: subjectOf(order),
    letter: {
      heading: 'We have your order',
      blocks: [
        { type: 'paragraph', text: `Hello ${order.customerName},` },
        { type: 'paragraph', text: nextStep[order.status] },
        factsOf(order),
        { type: 'paragraph', text: 'Your project brief:' },
        { type: 'quote', text: order.projectBrief },
        orderAction(order),
      ],
      reason: orderReason,
    },
  };
}

export function orderStatusLetter(order: Order): Content {
  return {
    subject: `Re: ${subjectOf(order)}`,
    letter: {
      heading: statusHeading[order.status],
      blocks: [
        { type: 'paragraph', text: `Hello ${order.customerName},` },
        { type: 'paragraph', text: nextStep[order.status] },
        factsOf(order),
        orderAction(order),
      ],
      reason: orderReason,
    },
  };
}

/** Notice to administrators about a new order. */
export function newOrderNotice(order: Order): Notice {
  const number = orderNumber(order.id);
  const path = orderPanelPath(order);
  return {
    kind: 'new-order',
    title: `New order #${number} from ${order.customerName}: ${orderedText(order)}`,
    path,
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Order', `#${number}`],
          ...orderedFacts(order),
          ['Price', priceText(order)],
          ['Customer', order.customerName],
          ['Email', order.customerEmail],
          ...(order.customerPhone === undefined ? [] : [['Phone', order.customerPhone] as const]),
        ],
      },
      { type: 'quote', text: order.projectBrief },
      { type: 'action', label: 'Open the order', path },
    ],
  };
}

/** Notice to administrators about an order that its customer cancelled. */
export function orderCancelledNotice(order: Order): Notice {
  const number = orderNumber(order.id);
  const path = orderPanelPath(order);
  return {
    kind: 'cancellation',
    orderId: order.id,
    title: `Cancelled order #${number} from ${order.customerName}: ${orderedText(order)}`,
    path,
    blocks: [
      { type: 'paragraph', text: 'The customer cancelled this order before it was confirmed.' },
      factsOf(order),
      { type: 'action', label: 'Open the order', path },
    ],
  };
}

/** Notice to the new assignee of an order. */
export function orderAssignedNotice(order: Order, by: string): Notice {
  const path = orderPanelPath(order);
  return {
    kind: 'order-assigned',
    orderId: order.id,
    title: `Order #${orderNumber(order.id)} was assigned to you: ${orderedText(order)}`,
    path,
    blocks: [
      { type: 'paragraph', text: `${by} has assigned this order to you.` },
      factsOf(order),
      { type: 'quote', text: order.projectBrief },
      { type: 'action', label: 'Open the order', path },
    ],
  };
}

/** Notice to the new assignee of several orders. */
export function ordersAssignedNotice(count: number, by: string): Notice {
  const path = '/admin/orders?assignee=me';
  return {
    kind: 'order-assigned',
    title: `${count} orders are yours`,
    path,
    blocks: [
      { type: 'paragraph', text: `${by} has assigned ${count} orders to you.` },
      { type: 'action', label: 'Open your orders', path },
    ],
  };
}

const statusHeading: Readonly<Record<OrderStatus, string>> = {
  pending: 'Your order awaits confirmation',
  processing: 'Your order is in production',
  completed: 'Your order is ready',
  cancelled: 'Your order has been cancelled',
};

/** What an order's status means, and what happens next. */
const nextStep: Readonly<Record<OrderStatus, string>> = {
  pending:
    'We look at your order and confirm it. You get a mail as soon as we start; until then you need to do nothing.',
  processing:
    'We are working on your order. You get a mail when it is ready. If we have questions, we write to you.',
  completed:
    'Your order is finished and ready for delivery. If something is not as you want it, write to us from your dashboard.',
  cancelled:
    'We do not work on this order any longer. If you did not expect this, or want to order again, write to us from your dashboard.',
};

function factsOf(order: Order): LetterBlock {
  return {
    type: 'facts',
    facts: [
      ['Order', `#${orderNumber(order.id)}`],
      ...orderedFacts(order),
      ['Price', priceText(order)],
      ['Status', orderStatusNames[order.status]],
    ],
  };
}

/** What was ordered, with a price per line if there are several lines. */
const orderedFacts = ({ serviceName, lines }: Order): (readonly [string, string])[] =>
  lines?.map((line) => [lineText(line), formatDollars(orderLinesTotal([line]))] as const) ?? [
    ['Service', serviceName],
  ];
