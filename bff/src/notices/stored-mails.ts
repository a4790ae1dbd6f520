import { type EntityManager, In } from 'typeorm';
import type { StoredLetter } from '../mail/letter.js';
import { MailEntity } from '../mail/mail.entity.js';

/** Mails read at a time. */
const mailsAtOnce = 200;

/** Calls `visit` for those of the mails that still exist, without their text parts. */
export async function eachMail(
  manager: EntityManager,
  ids: readonly string[],
  visit: (mail: MailEntity) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += mailsAtOnce) {
    const mails = await manager.find(MailEntity, {
      select: {
        id: true,
        kind: true,
        toName: true,
        toAddress: true,
        letter: true,
        headers: true,
        createdAt: true,
      },
      where: { id: In(ids.slice(start, start + mailsAtOnce)) },
      order: { id: 'ASC' },
    });
    for (const mail of mails) await visit(mail);
  }
}

export const storedLetter = (mail: MailEntity): StoredLetter => JSON.parse(mail.letter);
