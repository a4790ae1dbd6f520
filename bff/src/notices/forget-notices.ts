import { type EntityManager, In } from 'typeorm';
import { searchText } from '../database/search-text.js';
import type { LetterLink, StoredLetter } from '../mail/letter.js';
import { letterText } from '../mail/letter-text.js';
import { MailEntity } from '../mail/mail.entity.js';
import { digestLetter } from './digest.service.js';
import { DigestItemEntity } from './digest-item.entity.js';
import { findDigestItems, findNoticeMails } from './find-notices.js';
import { digestKind, type NoticedRecord, nameInTitle } from './notice.js';

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
  for (const id of await findDigestItems(manager, records)) {
    const item = await manager.findOneBy(DigestItemEntity, { id });
    if (item !== null && (await isConcerned(item))) await manager.delete(DigestItemEntity, { id });
  }
  await eachMail(manager, await findNoticeMails(manager, records), async (mail) => {
    if (mail.kind === digestKind) await forgetLines(manager, mail, isConcerned);
    else if (await isConcerned(contentOf(mail))) await manager.delete(MailEntity, { id: mail.id });
  });
}

type IsConcerned = (notice: NoticeContent) => Promise<boolean>;

function isOfRecord({ paths, since, until }: NoticedRecord, notice: NoticeContent): boolean {
  const { kind, path, createdAt } = notice;
  if (!paths.includes(path)) return false;
  // The team causes these at any time, and they quote the brief of the customer at that time.
  if (kind === 'order-assigned' || createdAt === undefined) return true;
  const isBefore = since !== undefined && createdAt < since;
  const isAfterwards = until !== undefined && createdAt > until;
  return !isBefore && !isAfterwards;
}

function isNamed(record: NoticedRecord, { title, email }: NoticeContent): boolean {
  if (email !== undefined) return email === record.email;
  const name = nameInTitle(record);
  return title.includes(`from ${name}: `) || title.endsWith(` of ${name}`);
}

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

/** Whether a path of the admin panel leads to an order, a message or an enquiry that exists. */
async function isLinkToRecord(manager: EntityManager, path: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(path, 'http://panel');
  const key = searchParams.get('details') ?? searchParams.get('q');
  if (key === null) return false;
  const isOrder = pathname === '/admin/orders';
  const table = searchParams.get('tab') === 'enquiries' ? 'enquiries' : 'messages';
  const rows = await manager.query<unknown[]>(
    isOrder
      ? 'SELECT id FROM orders WHERE id = ? OR numberKey = ? LIMIT 1'
      : `SELECT id FROM ${table} WHERE id = ?`,
    isOrder ? [key, key.toLowerCase()] : [key],
  );
  return rows.length > 0;
}

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
