import { entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import { array, number, object, string } from 'yup';

/** Kinds of pending work, in display order. */
const needKinds = [
  'lateOrders',
  'pendingOrders',
  'unansweredThreads',
  'enquiries',
  'quotesToPrice',
  'revisions',
  'quotesOpen',
  'deliveriesOpen',
  'refusedFiles',
  'failedMails',
] as const;
export type NeedKind = (typeof needKinds)[number];

export const needLimits = {
  /** Listed entries of each kind. */
  entries: { max: 5 },
  /** Days for which a refused file is listed. */
  file: { days: 30 },
} as const;

/** One pending item. */
const needSchema = object({
  id: entityId,
  /** The order that it belongs to, or that it is. */
  orderId: idSchema(),
  title: string().defined(),
  /** Name of the customer, sender or recipient. */
  person: string().defined(),
  /** Since when it is pending. */
  since: entityTimestamp,
});

const needGroupSchema = object({
  kind: string().oneOf(needKinds).required(),
  /** Total number, of which `entries` are the first. */
  total: number().integer().required(),
  entries: array(needSchema.required()).required(),
});

/** Pending work: every kind that has items, each with its oldest ones. */
export const businessNeedsSchema = object({
  groups: array(needGroupSchema).required(),
  /**
   * Orders past their due date. Separate from `groups`, because older panels do not know this kind.
   */
  late: needGroupSchema.optional().default(undefined),
});

/** Length of each period in days, including today. */
export const periods = { today: 1, week: 7, month: 30 } as const;
export type Period = keyof typeof periods;
export const periodNames = ['today', 'week', 'month'] as const satisfies readonly Period[];

/** Figures of one period. Money is in whole US dollars. */
const totalsSchema = object({
  /** Number of orders placed, including cancelled ones. */
  orders: number().integer().required(),
  /** Total price of orders that are not cancelled. */
  revenue: number().integer().required(),
  /** Total price of the orders that were paid in the period. */
  paid: number().integer().required(),
  /** Median time from a customer's message to its first answer; absent if none was answered. */
  answerMinutes: number(),
  /** Median time from order to first delivery; absent if there was none. */
  deliveryMinutes: number(),
});

/** Figures of a period, and of the previous period up to the same time of day. */
export const businessFiguresSchema = object({
  period: string().oneOf(periodNames).required(),
  current: totalsSchema.required(),
  previous: totalsSchema.required(),
  /** Oldest first, one for each day in the business's time zone. */
  days: array(
    object({
      /** As `2026-11-30`. */
      day: string().required(),
      /** When the day begins, and when it ends. Servers of earlier versions omit both. */
      from: string().datetime(),
      to: string().datetime(),
      orders: number().integer().required(),
      revenue: number().integer().required(),
    }),
  ).required(),
  statuses: array(
    object({
      status: string().oneOf(orderStatuses).required(),
      orders: number().integer().required(),
    }),
  ).required(),
  /** The services ordered most. */
  services: array(
    object({
      name: string().required(),
      orders: number().integer().required(),
      revenue: number().integer().required(),
    }),
  ).required(),
});
