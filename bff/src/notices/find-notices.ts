import type { EntityManager } from 'typeorm';
import { digestKind, type NoticedRecord, nameInTitle, noticeKinds } from './notice.js';

/** Records per query: each adds up to four alternatives to a condition; SQLite allows 1,000. */
const recordsAtOnce = 100;

/** An alternative of a condition in SQL, with its parameters. */
interface Alternative {
  readonly sql: string;
  readonly values: readonly string[];
}

/** What notices show of records. */
interface ShownTexts {
  readonly paths: readonly string[];
  readonly emails: readonly string[];
  /** Parts of titles, with the name. */
  readonly names: readonly string[];
}

const kindsOfNotices = noticeKinds.map((kind) => `'${kind}'`).join(', ');
/** The only key of this name in a notice is its button's: texts have their quotes escaped. */
const fromPath = `SUBSTR(letter, INSTR(letter, '"path":"') + 8, 400)`;
const buttonPath = `SUBSTR(${fromPath}, 1, INSTR(${fromPath}, '"') - 1)`;

/**
 * Finds the mails that may be about the records: all that are, and some that only look so. The
 * others are not read, because a team gets very many, and their reader holds the write lock.
 * @returns ids
 */
export async function findNoticeMails(
  manager: EntityManager,
  records: readonly NoticedRecord[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const { paths, emails, names } of shownTexts(records)) {
    const notices = [
      ...isAmong(buttonPath, paths.map(inJson)),
      ...contains(
        'letter',
        emails.map((email) => JSON.stringify(['Email', email])),
      ),
      ...contains('subject', names),
    ];
    await addIds(ids, manager, `mails WHERE kind IN (${kindsOfNotices})`, notices);
    const lines = contains('letter', [...paths, ...names].map(inJson));
    await addIds(ids, manager, `mails WHERE kind = '${digestKind}'`, lines);
  }
  return [...ids];
}

/** The same for the lines that wait for the next digest. */
export async function findDigestItems(
  manager: EntityManager,
  records: readonly NoticedRecord[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const { paths, names } of shownTexts(records)) {
    const lines = [...isAmong('path', paths), ...contains('title', names)];
    await addIds(ids, manager, 'digest_items WHERE 1 = 1', lines);
  }
  return [...ids];
}

function* shownTexts(records: readonly NoticedRecord[]): Generator<ShownTexts> {
  for (let start = 0; start < records.length; start += recordsAtOnce) {
    const some = records.slice(start, start + recordsAtOnce);
    const names = some.map(nameInTitle);
    yield {
      paths: distinct(some.flatMap(({ paths }) => paths)),
      emails: distinct(some.map(({ email }) => email)),
      names: distinct(names.flatMap((name) => [`from ${name}:`, ` of ${name}`])),
    };
  }
}

const distinct = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

/** A text as JSON has it, without the quotation marks. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

function isAmong(column: string, values: readonly string[]): Alternative[] {
  if (values.length === 0) return [];
  return [{ sql: `${column} IN (${values.map(() => '?').join(', ')})`, values }];
}

/** Both databases compare these columns by code point. */
const contains = (column: string, texts: readonly string[]): Alternative[] =>
  texts.map((text) => ({ sql: `INSTR(${column}, ?) > 0`, values: [text] }));

/** @param from the table and the start of the condition */
async function addIds(
  ids: Set<string>,
  manager: EntityManager,
  from: string,
  alternatives: readonly Alternative[],
): Promise<void> {
  if (alternatives.length === 0) return;
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM ${from} AND (${alternatives.map(({ sql }) => sql).join(' OR ')})`,
    alternatives.flatMap(({ values }) => values),
  );
  for (const { id } of rows) ids.add(id);
}
