import type { Mail, OwnAccount } from '@northcast/shared-contracts/api/entities';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { MailEntity } from '../mail/mail.entity.js';
import { toMailDto } from '../mail/mail.mapper.js';
import { colleagueKinds } from '../notices/forget-colleague.js';
import { digestKind, noticeKinds } from '../notices/notice.js';

/** Mails to the team. They are about customers and colleagues, not about the recipient. */
const kindsAboutOthers = [...noticeKinds, digestKind, ...colleagueKinds];

/**
 * The newest mails about a person, oldest first, for the personal data export. Secret texts are
 * left out. Mails without an account, as of the newsletter, belong to who has confirmed their
 * address.
 * @param most number of mails
 */
export async function ownMails(
  manager: EntityManager,
  { id: userId, email, isEmailConfirmed }: OwnAccount,
  most: number,
): Promise<Mail[]> {
  const kind = Not(In(kindsAboutOthers));
  const newest = await manager.find(MailEntity, {
    where: [
      { userId, kind },
      ...(isEmailConfirmed ? [{ userId: IsNull(), toAddress: email, kind }] : []),
    ],
    order: { createdAt: 'DESC', id: 'DESC' },
    take: most,
  });
  return newest
    .reverse()
    .filter((mail) => isOwnMail(mail, email))
    .map((mail) => ({ ...toMailDto(mail), ...(mail.isSecret && { text: '' }) }));
}

/** The mail to a wished-for address is for its owner only: it says whether it has an account. */
const isOwnMail = ({ kind, toAddress }: MailEntity, email: string): boolean =>
  kind !== 'email-change' || toAddress === email;
