import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Cleanup = (manager: EntityManager, orderId: string) => Promise<void>;

/**
 * What goes with an order. Rows that belong to it reference `orders (id)` with `ON DELETE CASCADE` and need nothing here; a
 * feature with more to clear away, such as stored files, adds its step when its module starts (`onModuleInit`).
 */
@Injectable()
export class OrderDeletion {
  private readonly steps: Cleanup[] = [];

  /** @param cleanup runs in the transaction that deletes the order, while all its rows are still there */
  before(cleanup: Cleanup): void {
    this.steps.push(cleanup);
  }

  async run(manager: EntityManager, orderId: string): Promise<void> {
    for (const cleanup of this.steps) await cleanup(manager, orderId);
  }
}
