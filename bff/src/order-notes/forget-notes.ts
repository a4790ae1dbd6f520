import type { EntityManager } from 'typeorm';
import { formerAuthor } from '../team-notes/team-note.js';
import { OrderNoteEntity } from './order-note.entity.js';

/**
 * Deletes what the team noted about the orders of somebody whose account goes, and takes the person's name from notes about others'.
 * While the orders still say whose they are.
 */
export async function forgetOrderNotes(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    'DELETE FROM order_notes WHERE orderId IN (SELECT id FROM orders WHERE userId = ?)',
    [userId],
  );
  const nobody = { authorId: null, authorName: formerAuthor };
  await manager.update(OrderNoteEntity, { authorId: userId }, nobody);
}
