import { Injectable } from '@nestjs/common';
import type { NeedKind } from '@northcast/shared-contracts/api/business';
import type { BusinessNeeds } from '@northcast/shared-contracts/api/entities';
import { orderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { countOf } from '../lists/list-counts.js';
import { DueDatesService } from '../orders/due-dates.service.js';
import { OrderEntity } from '../orders/order.entity.js';
import { linesOf } from '../orders/order-lines.js';
import * as groups from './need-groups.js';

type Group = BusinessNeeds['groups'][number];
type Need = Group['entries'][number];
/** An entry before its order's title and customer are added. */
type Entry = Omit<Need, 'title' | 'person'> & Partial<Pick<Need, 'title' | 'person'>>;

/** Lists what waits for the team. */
@Injectable()
export class NeedsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dueDates: DueDatesService,
  ) {}

  /** Every kind with at least one entry: its total, and its oldest entries. */
  async read(now = Date.now()): Promise<BusinessNeeds> {
    const { read: manager } = this.unitOfWork;
    const late = await group(
      'lateOrders',
      groups.lateOrders(manager, this.dueDates.today(new Date(now))),
      (order) => ({
        ...ofOrder(order),
        since: (order.dueOn ? this.dueDates.endOf(order.dueOn) : order.createdAt).toISOString(),
      }),
    );
    const found = [
      await group('pendingOrders', groups.pendingOrders(manager), ofOrder, () =>
        countOf(manager, 'orders', 'pending'),
      ),
      await group(
        'unansweredThreads',
        groups.unansweredThreads(manager),
        ({ id, subject, userName, createdAt, lastPostAt }) => ({
          id,
          title: subject,
          person: userName,
          since: (lastPostAt ?? createdAt).toISOString(),
        }),
        () => countOf(manager, 'messages', 'pending'),
      ),
      await group(
        'enquiries',
        groups.newEnquiries(manager),
        ({ id, service, name, createdAt }) => ({
          id,
          title: service,
          person: name,
          since: createdAt.toISOString(),
        }),
      ),
      await group('quotesToPrice', groups.quotesToPrice(manager, now), ofOrder),
      await group(
        'revisions',
        groups.askedRevisions(manager),
        ({ id, orderId, createdAt, decidedAt }) => ({
          id,
          orderId,
          since: (decidedAt ?? createdAt).toISOString(),
        }),
      ),
      await group('quotesOpen', groups.openQuotes(manager, now), ofPart),
      await group('deliveriesOpen', groups.openDeliveries(manager), ofPart),
      await group(
        'refusedFiles',
        groups.refusedFiles(manager, now),
        ({ id, orderId, name, createdAt, completedAt }) => ({
          id,
          orderId: orderId ?? undefined,
          title: name,
          since: (completedAt ?? createdAt).toISOString(),
        }),
      ),
      await group(
        'failedMails',
        groups.failedMails(manager),
        ({ id, subject, toName, toAddress, createdAt }) => ({
          id,
          title: subject,
          person: toName || toAddress,
          since: createdAt.toISOString(),
        }),
      ),
    ];
    const [lateGroup] = await withOrders(manager, late === null ? [] : [late]);
    return {
      groups: await withOrders(
        manager,
        found.flatMap((each) => each ?? []),
      ),
      late: lateGroup,
    };
  }
}

interface Found {
  readonly kind: NeedKind;
  readonly total: number;
  readonly entries: readonly Entry[];
}

/** @param count reads the total where it is materialised; the default counts rows */
async function group<Row extends object>(
  kind: NeedKind,
  query: SelectQueryBuilder<Row>,
  toEntry: (row: Row) => Entry,
  count = () => query.getCount(),
): Promise<Found | null> {
  const rows = await query.getMany();
  if (rows.length === 0) return null;
  return { kind, total: await count(), entries: rows.map(toEntry) };
}

const titleOf = (order: Pick<OrderEntity, 'serviceName' | 'lineItems'>) =>
  orderedText({ serviceName: order.serviceName, lines: linesOf(order) });

const ofOrder = ({ id, customerName, createdAt, ...order }: OrderEntity): Entry => ({
  id,
  orderId: id,
  title: titleOf(order),
  person: customerName,
  since: createdAt.toISOString(),
});

interface Part {
  readonly id: string;
  readonly orderId: string;
  readonly createdAt: Date;
}

const ofPart = ({ id, orderId, createdAt }: Part): Entry => ({
  id,
  orderId,
  since: createdAt.toISOString(),
});

/** Adds title and customer from each entry's order, with one query for all orders. */
async function withOrders(manager: EntityManager, found: readonly Found[]): Promise<Group[]> {
  const entries = found.flatMap((each) => each.entries);
  const ids = new Set(entries.flatMap(({ orderId }) => orderId ?? []));
  const orders = ids.size === 0 ? [] : await manager.findBy(OrderEntity, { id: In([...ids]) });
  const byId = new Map(orders.map((order) => [order.id, order]));
  return found.map((each) => ({
    ...each,
    entries: each.entries.map((entry) => {
      const order = byId.get(entry.orderId ?? '');
      return {
        ...entry,
        title: entry.title ?? (order ? titleOf(order) : ''),
        person: entry.person ?? order?.customerName ?? '',
      };
    }),
  }));
}
