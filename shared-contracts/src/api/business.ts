import { entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import { array, number, object, string } from 'yup';

/** What waits for the team, in the order in which it is shown. */
export const needKinds = [
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
  /** Entries of one kind. */
  entries: { max: 5 },
  /** How long a refused file is news. */
  file: { days: 30 },
} as const;

/** One thing that waits. */
const needSchema = object({
  id: entityId,
  /** The order that it belongs to, or is. */
  orderId: idSchema(),
  title: string().defined(),
  /** Whose it is. */
  person: string().defined(),
  /** Since when it waits. */
  since: entityTimestamp,
});

const needGroupSchema = object({
  kind: string().oneOf(needKinds).required(),
  /** All of them, of which `entries` are the first. */
  total: number().integer().required(),
  entries: array(needSchema.required()).required(),
});

/** What waits for the team: kinds of which there is something, each with its oldest. */
export const businessNeedsSchema = object({
  groups: array(needGroupSchema).required(),
  /** Orders past their due day; not among `groups`, because panels before it know no such kind. */
  late: needGroupSchema.optional().default(undefined),
});

/** Days of each period, today included. */
export const periods = { today: 1, week: 7, month: 30 } as const;
export type Period = keyof typeof periods;
export const periodNames = ['today', 'week', 'month'] as const satisfies readonly Period[];

/** Figures of a time. Money is in whole US dollars. */
const totalsSchema = object({
  /** Placed, cancelled ones too. */
  orders: number().integer().required(),
  /** Prices of those that are not cancelled. */
  revenue: number().integer().required(),
  /** Prices of orders whose day of payment it was. */
  paid: number().integer().required(),
  /** Median from a customer's message to its first answer; absent where none was answered. */
  answerMinutes: number(),
  /** Median from order to first delivery; absent where there was none. */
  deliveryMinutes: number(),
});

/** Figures of a period, beside those of the period before up to the same time of day. */
export const businessFiguresSchema = object({
  period: string().oneOf(periodNames).required(),
  current: totalsSchema.required(),
  previous: totalsSchema.required(),
  /** Oldest first, one each in the business's time zone. */
  days: array(
    object({
      /** As `2026-11-30`. */
      day: string().required(),
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
  /** Those ordered most. */
  services: array(
    object({
      name: string().required(),
      orders: number().integer().required(),
      revenue: number().integer().required(),
    }),
  ).required(),
});
