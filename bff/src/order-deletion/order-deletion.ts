import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Cleanup = (manager: EntityManager, orderId: string) => Promise<void>;

/**
 * Cleanup before an order is deleted. Rows that reference `orders (id)` with `ON DELETE CASCADE`
 * need no step. A feature with more to delete, such as stored files, registers a step when its
 * module starts (`onModuleInit`).
 */
@Injectable()
export class OrderDeletion {
  private readonly steps: Cleanup[] = [];

  /**
   * @param cleanup runs in the transaction that deletes the order, before any of its rows are
   * deleted
   */
  before(cleanup: Cleanup): void {
    this.steps.push(cleanup);
  }

  async run(manager: EntityManager, orderId: string): Promise<void> {
    for (const cleanup of this.steps) await cleanup(manager, orderId);
  }
}
