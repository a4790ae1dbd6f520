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
 * left out. Mails without an account, as of the newsletter or answers to enquiries, belong to the
 * account that has confirmed their address.
 * @param most number of mails
 */
export async function ownMails(
  manager: EntityManager,
  { id: userId, email, isEmailConfirmed }: OwnAccount,
  most: number,
): Promise<Mail[]> {
  const kind = Not(In(kindsAboutOthers));
  const ofAccount = { userId, kind };
  const ofAddress = { userId: IsNull(), toAddress: email, kind };
  // One query each, because an index serves only one of the conditions.
  const lists = await Promise.all(
    (isEmailConfirmed ? [ofAccount, ofAddress] : [ofAccount]).map((where) =>
      manager.find(MailEntity, { where, order: { createdAt: 'DESC', id: 'DESC' }, take: most }),
    ),
  );
  return lists
    .flat()
    .sort((one, other) => +one.createdAt - +other.createdAt || (one.id < other.id ? -1 : 1))
    .slice(-most)
    .filter((mail) => isOwnMail(mail, email))
    .map((mail) => ({ ...toMailDto(mail), ...(mail.isSecret && { text: '' }) }));
}

/** The mail to a wished-for address is for its owner only: it says whether it has an account. */
const isOwnMail = ({ kind, toAddress }: MailEntity, email: string): boolean =>
  kind !== 'email-change' || toAddress === email;
