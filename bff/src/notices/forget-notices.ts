import type { EntityManager } from 'typeorm';
import { singleLine } from '../mail/letter-lines.js';
import { MailEntity } from '../mail/mail.entity.js';
import type { Person } from '../users/deleted-customer.js';
import { DigestItemEntity } from './digest-item.entity.js';

const kinds = [
  'new-order',
  'cancellation',
  'new-message',
  'new-enquiry',
  'quote-accepted',
  'quote-declined',
  'call-booked',
  'call-cancelled',
  'digest',
];

/**
 * Deletes the notices about a person's orders, messages and enquiries. Notices hold no user id, so
 * those about another person with exactly the same name are deleted too.
 */
export async function forgetNotices(manager: EntityManager, person: Person): Promise<void> {
  const title = `from ${singleLine(person.name, 250)}: `;
  await manager
    .createQueryBuilder()
    .delete()
    .from(DigestItemEntity)
    .where('INSTR(title, :title) > 0', { title })
    .execute();
  await manager
    .createQueryBuilder()
    .delete()
    .from(MailEntity)
    .where('kind IN (:...kinds)', { kinds })
    .andWhere('(INSTR(textPart, :title) > 0 OR INSTR(textPart, :email) > 0)', {
      title,
      email: person.email,
    })
    .execute();
}
