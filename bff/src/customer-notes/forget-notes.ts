import type { EntityManager } from 'typeorm';
import { formerAuthor } from '../team-notes/team-note.js';
import { CustomerNoteEntity } from './customer-note.entity.js';

/** Takes the name of somebody whose account goes from notes about others; those about the person go with the account's row. */
export async function forgetCustomerNotes(manager: EntityManager, userId: string): Promise<void> {
  const nobody = { authorId: null, authorName: formerAuthor };
  await manager.update(CustomerNoteEntity, { authorId: userId }, nobody);
}
