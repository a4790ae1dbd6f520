import { Controller } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { type EntityManager, In } from 'typeorm';
import { Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { DeliveryEntity } from '../deliveries/delivery.entity.js';
import { FileEntity } from '../files/file.entity.js';
import { ListsService } from '../lists/lists.service.js';
import { toOrderDto } from '../orders/order.mapper.js';
import { orderList } from '../orders/order-list.js';
import type { Account } from '../sessions/account.js';

/** A customer's own orders, with the deliveries that wait for approval. */
@Controller()
export class OwnOrdersController {
  constructor(
    private readonly lists: ListsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Call('orders')
  async list(@Caller() account: Account): Promise<Order[]> {
    const orders = await this.lists.own(account, orderList, toOrderDto);
    return withReadyDeliveries(this.unitOfWork.read, orders);
  }
}

/** Adds to each order its newest delivery, if the customer has not decided on it yet. */
async function withReadyDeliveries(
  manager: EntityManager,
  orders: readonly Order[],
): Promise<Order[]> {
  const open = orders.filter(({ status }) => status !== 'cancelled').map(({ id }) => id);
  const newest = await newestOf(manager, open);
  const ready = new Map([...newest].filter(([, { decision }]) => decision === null));
  const withAudio = await deliveriesWithAudio(
    manager,
    [...ready.values()].map(({ id }) => id),
  );
  return orders.map((order) => {
    const delivery = ready.get(order.id);
    if (delivery === undefined) return order;
    const { id, version } = delivery;
    return { ...order, readyDelivery: { version, isAudio: withAudio.has(id) || undefined } };
  });
}

async function newestOf(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<DeliveryEntity, 'id' | 'version' | 'decision'>>> {
  if (orderIds.length === 0) return new Map();
  const rows = await manager.find(DeliveryEntity, {
    select: { id: true, orderId: true, version: true, decision: true },
    where: { orderId: In(orderIds) },
    order: { version: 'ASC' },
  });
  return new Map(rows.map((row) => [row.orderId, row]));
}

async function deliveriesWithAudio(
  manager: EntityManager,
  ids: readonly string[],
): Promise<ReadonlySet<string | null>> {
  if (ids.length === 0) return new Set();
  const files = await manager.find(FileEntity, {
    select: { deliveryId: true },
    where: { deliveryId: In(ids), kind: 'audio' },
  });
  return new Set(files.map(({ deliveryId }) => deliveryId));
}
