import type { EntityManager } from 'typeorm';
import { deletedCustomer, type Person } from '../users/deleted-customer.js';
import { MessageEntity } from './message.entity.js';
import { messageKeys } from './message-list.js';

/**
 * Keeps that a customer wrote and was answered, without anything of the person.
 * @returns whom the messages named
 */
export async function forgetMessages(manager: EntityManager, userId: string): Promise<Person[]> {
  const rows = await manager.findBy(MessageEntity, { userId });
  for (const before of rows) {
    const change = {
      userId: null,
      userName: deletedCustomer.name,
      userEmail: deletedCustomer.email,
      subject: deletedCustomer.text,
      message: deletedCustomer.text,
      adminReply: before.adminReply === null ? null : deletedCustomer.text,
    };
    const keys = messageKeys({ ...before, ...change });
    await manager.update(MessageEntity, { id: before.id }, { ...change, ...keys });
  }
  return rows.map((row) => ({ name: row.userName, email: row.userEmail }));
}
