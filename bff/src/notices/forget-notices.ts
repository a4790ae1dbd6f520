import { type EntityManager, In, MoreThan } from 'typeorm';
import { searchText } from '../database/search-text.js';
import type { LetterBlock, LetterLink, StoredLetter } from '../mail/letter.js';
import { singleLine } from '../mail/letter-lines.js';
import { letterText } from '../mail/letter-text.js';
import { MailEntity } from '../mail/mail.entity.js';
import { fullName } from '../sessions/account.js';
import type { UserEntity } from '../users/user.entity.js';
import { digestLetter } from './digest.js';
import { DigestItemEntity } from './digest-item.entity.js';
import { isLinkToRecord } from './linked-record.js';
import { colleagueThread } from './mail-owners.js';
import { type NoticedRecord, noticeKinds } from './notice.js';

/** Mails read at a time. */
const mailsAtOnce = 200;

/** What a notice shows of the record that it is about. */
interface NoticeContent {
  /** Unknown for a line of a digest. */
  readonly kind?: string | undefined;
  readonly title: string;
  readonly path: string;
  /** Address of the person, if the notice shows it. */
  readonly email?: string | undefined;
  /** Unknown for a line of a digest that was sent. */
  readonly createdAt?: Date | undefined;
}

/**
 * Deletes the notices about a person's orders, messages and enquiries, by the link to the record.
 * A link to a record that no longer exists identifies nobody, so such a notice is deleted if it
 * shows the person's address, or without an address the name.
 */
export async function forgetNotices(
  manager: EntityManager,
  records: readonly NoticedRecord[],
): Promise<void> {
  const isConcerned = async (notice: NoticeContent) =>
    records.some((record) => isOfRecord(record, notice)) ||
    (records.some((record) => isNamed(record, notice)) &&
      !(await isLinkToRecord(manager, notice.path)));
  await forgetDigestItems(manager, isConcerned);
  await forgetMails(manager, isConcerned);
}

type IsConcerned = (notice: NoticeContent) => Promise<boolean>;

function isOfRecord({ paths, until }: NoticedRecord, notice: NoticeContent): boolean {
  const { kind, path, createdAt } = notice;
  // The team causes these at any time, and they quote the brief of the customer at that time.
  const isQuoting = kind === 'order-assigned';
  const isAfterwards =
    !isQuoting && until !== undefined && createdAt !== undefined && createdAt > until;
  return paths.includes(path) && !isAfterwards;
}

function isNamed(record: NoticedRecord, { title, email }: NoticeContent): boolean {
  if (email !== undefined) return email === record.email;
  const name = singleLine(record.name, 250);
  return title.includes(`from ${name}: `) || title.endsWith(` of ${name}`);
}

async function forgetDigestItems(manager: EntityManager, isConcerned: IsConcerned): Promise<void> {
  for (const item of await manager.find(DigestItemEntity)) {
    if (await isConcerned(item)) await manager.delete(DigestItemEntity, { id: item.id });
  }
}

async function forgetMails(manager: EntityManager, isConcerned: IsConcerned): Promise<void> {
  await eachMail(manager, [...noticeKinds, 'digest'], async (mail) => {
    if (mail.kind === 'digest') await forgetLines(manager, mail, isConcerned);
    else if (await isConcerned(contentOf(mail))) await manager.delete(MailEntity, { id: mail.id });
  });
}

/**
 * What follows the name in the mails to the team about a colleague who did something, or to whom it
 * was done. Without it, a name could equal the first words of any paragraph.
 */
const textAfterName: Readonly<Record<string, string>> = {
  'order-assigned': ' has assigned ',
  'team-joined': ' accepted an invitation and is ',
  'team-added': ' was added on the customers page and is ',
  'team-role-changed': ' is ',
  'team-removed': ' can no longer open the admin panel.',
};
/** The kind of mail that names the colleague in a fact. */
const tokenKind = 'api-token-created';

/**
 * Deletes mails to the others of the team that name a colleague whose account is deleted. Does
 * nothing for an account that was never in the team: it can have the name of a colleague. Of a
 * former colleague only the mail about the role is left, so it must not be deleted before.
 */
export async function forgetColleague(manager: EntityManager, user: UserEntity): Promise<void> {
  const { id: userId, role } = user;
  const wasInTeam =
    role !== null || (await manager.existsBy(MailEntity, { userId, kind: 'role-changed' }));
  if (!wasInTeam) return;
  const name = fullName(user);
  const thread = `<${colleagueThread(userId)}@`;
  await eachMail(manager, [...Object.keys(textAfterName), tokenKind], async (mail) => {
    const { blocks } = storedLetter(mail).letter;
    const isNaming = blocks.some((block) => isColleagueNamed(mail.kind, block, name));
    // By the thread also those that show a former name.
    if (isNaming || mail.headers.includes(thread))
      await manager.delete(MailEntity, { id: mail.id });
  });
}

function isColleagueNamed(kind: string, block: LetterBlock, name: string): boolean {
  if (kind !== tokenKind) {
    return block.type === 'paragraph' && block.text.startsWith(`${name}${textAfterName[kind]}`);
  }
  const isCreator = ([fact, value]: readonly [string, string]) =>
    fact === 'Created by' && value === name;
  return block.type === 'facts' && block.facts.some(isCreator);
}

async function eachMail(
  manager: EntityManager,
  kinds: readonly string[],
  visit: (mail: MailEntity) => Promise<void>,
): Promise<void> {
  let last = '';
  for (;;) {
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
      where: { id: MoreThan(last), kind: In(kinds) },
      order: { id: 'ASC' },
      take: mailsAtOnce,
    });
    for (const mail of mails) await visit(mail);
    last = mails.at(-1)?.id ?? '';
    if (mails.length < mailsAtOnce) return;
  }
}

const storedLetter = (mail: MailEntity): StoredLetter => JSON.parse(mail.letter);

function contentOf(mail: MailEntity): NoticeContent {
  const { kind, createdAt } = mail;
  const { heading, blocks } = storedLetter(mail).letter;
  const facts = blocks.flatMap((block) => (block.type === 'facts' ? block.facts : []));
  const action = blocks.find((block) => block.type === 'action');
  const [, email] = facts.find(([name]) => name === 'Email') ?? [];
  return { kind, title: heading, path: action?.path ?? '', email, createdAt };
}

/** Removes lines from a daily digest, and the mail if none is left. */
async function forgetLines(
  manager: EntityManager,
  mail: MailEntity,
  isConcerned: IsConcerned,
): Promise<void> {
  const { letter, origin } = storedLetter(mail);
  const links = letter.blocks.flatMap((block) => (block.type === 'links' ? block.links : []));
  const kept: LetterLink[] = [];
  for (const link of links) {
    if (!(await isConcerned({ title: link.label, path: link.path }))) kept.push(link);
  }
  if (kept.length === links.length) return;
  if (kept.length === 0) return void (await manager.delete(MailEntity, { id: mail.id }));
  const digest = digestLetter(kept.map(({ label, path }) => ({ title: label, path })));
  const next = { ...letter, ...digest.letter };
  await manager.update(
    MailEntity,
    { id: mail.id },
    {
      subject: digest.subject,
      textPart: letterText(next, origin),
      letter: JSON.stringify({ letter: next, origin } satisfies StoredLetter),
      search: searchText(mail.toName, mail.toAddress, digest.subject),
    },
  );
}
