import { type EntityManager, In, MoreThan } from 'typeorm';
import { searchText } from '../database/search-text.js';
import type { LetterBlock, LetterLink, StoredLetter } from '../mail/letter.js';
import { singleLine } from '../mail/letter-lines.js';
import { letterText } from '../mail/letter-text.js';
import { MailEntity } from '../mail/mail.entity.js';
import { digestLetter } from './digest.js';
import { DigestItemEntity } from './digest-item.entity.js';
import { isLinkToRecord } from './linked-record.js';
import { type NoticedRecord, noticeKinds } from './notice.js';

/** Mails read at a time. */
const mailsAtOnce = 200;

/** What a notice shows of the record that it is about. */
interface NoticeContent {
  readonly title: string;
  readonly path: string;
  /** Address of the person, if the notice shows it. */
  readonly email?: string | undefined;
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
  const paths = new Set(records.flatMap((record) => record.paths));
  const isConcerned = async (notice: NoticeContent) =>
    paths.has(notice.path) ||
    (records.some((record) => isNamed(record, notice)) &&
      !(await isLinkToRecord(manager, notice.path)));
  await forgetDigestItems(manager, isConcerned);
  await forgetMails(manager, isConcerned);
}

type IsConcerned = (notice: NoticeContent) => Promise<boolean>;

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

/** Mails to the team that name the colleague who did something, or to whom it was done. */
const kindsWithColleague = [
  'order-assigned',
  'api-token-created',
  'team-joined',
  'team-role-changed',
  'team-removed',
];

/** Deletes mails to the others of the team that name a colleague whose account is deleted. */
export async function forgetColleague(manager: EntityManager, name: string): Promise<void> {
  const names = (block: LetterBlock) =>
    (block.type === 'paragraph' && block.text.startsWith(`${name} `)) ||
    (block.type === 'facts' && block.facts.some(([, value]) => value === name));
  await eachMail(manager, kindsWithColleague, async (mail) => {
    const isNaming = storedLetter(mail).letter.blocks.some(names);
    if (isNaming) await manager.delete(MailEntity, { id: mail.id });
  });
}

async function eachMail(
  manager: EntityManager,
  kinds: readonly string[],
  visit: (mail: MailEntity) => Promise<void>,
): Promise<void> {
  let last = '';
  for (;;) {
    const mails = await manager.find(MailEntity, {
      select: { id: true, kind: true, toName: true, toAddress: true, letter: true },
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
  const { heading, blocks } = storedLetter(mail).letter;
  const facts = blocks.flatMap((block) => (block.type === 'facts' ? block.facts : []));
  const action = blocks.find((block) => block.type === 'action');
  const [, email] = facts.find(([name]) => name === 'Email') ?? [];
  return { title: heading, path: action?.path ?? '', email };
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
