import { Injectable } from '@nestjs/common';
import { recordLimits } from '@northcast/shared-contracts/api/customer-record';
import type { CustomerRecord } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notFound } from '../errors/api-errors.js';
import { FileEntity } from '../files/file.entity.js';
import { MessageEntity } from '../messages/message.entity.js';
import { toTeamMessageDto } from '../messages/message.mapper.js';
import { customerOrders } from '../orders/customer-orders.js';
import { OrderEntity } from '../orders/order.entity.js';
import { toOrderDto } from '../orders/order.mapper.js';
import { UserEntity } from '../users/user.entity.js';
import { toUserDto } from '../users/user.mapper.js';

const newest = { order: { createdAt: 'DESC', id: 'DESC' }, take: recordLimits.rows.max } as const;

/** Collects what is stored about one customer. */
@Injectable()
export class CustomerRecordService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws 404 */
  async read(id: string): Promise<CustomerRecord> {
    const { read: manager } = this.unitOfWork;
    const customer = await manager.findOneBy(UserEntity, { id });
    if (customer === null) throw notFound();
    const orders = await manager.find(OrderEntity, { where: { userId: id }, ...newest });
    const [threads, threadCount] = await manager.findAndCount(MessageEntity, {
      where: { userId: id },
      ...newest,
    });
    return {
      customer: toUserDto(customer),
      ...(await customerOrders(manager, [id]))(id),
      orders: orders.map(toOrderDto),
      threadCount,
      threads: threads.map(toTeamMessageDto),
      ...(await filesOf(manager, id)),
    };
  }
}

/** Only ready files; an upload in progress is visible only to its uploader. */
async function filesOf(manager: EntityManager, ownerId: string) {
  const [files, fileCount] = await manager.findAndCount(FileEntity, {
    where: { ownerId, state: 'ready' },
    ...newest,
  });
  return {
    fileCount,
    files: files.flatMap(({ id, orderId, name, createdAt }) =>
      orderId === null ? [] : [{ id, orderId, name, createdAt: createdAt.toISOString() }],
    ),
  };
}
