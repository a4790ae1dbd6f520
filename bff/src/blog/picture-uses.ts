import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';

/** Rows that are read at a time: the texts of one post can have some hundred kilobytes. */
const batch = 20;

/** The texts that may show images. */
const texts = [
  'SELECT id, content, source, draft, imageUrl FROM posts',
  'SELECT id, content FROM post_versions',
] as const;

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

interface TextRow {
  readonly id: string;
  readonly [column: string]: string | null;
}

/**
 * Reads every text once.
 * @returns all ids in the texts of posts, drafts and versions, those of images among them; an
 * incomplete set once `isStopping` returns true
 */
export async function idsInTexts(
  manager: EntityManager,
  isStopping: () => boolean,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const text of texts) {
    for await (const row of rowsOf(manager, text)) {
      if (isStopping()) return ids;
      for (const [id] of Object.values(row).join('\n').matchAll(idPattern)) ids.add(id);
    }
  }
  return ids;
}

async function* rowsOf(manager: EntityManager, text: string): AsyncGenerator<TextRow> {
  const sql = `${text} WHERE id > ? ORDER BY id LIMIT ${batch}`;
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows: TextRow[] = await manager.query<TextRow[]>(sql, [last]);
    yield* rows;
    last = rows.length < batch ? undefined : rows.at(-1)?.id;
    // SQLite reads without giving other requests a turn.
    await nextTurn();
  }
}

/** Searches all texts for one image. */
export async function isPictureUsed(manager: EntityManager, pictureId: string): Promise<boolean> {
  const used = await manager.query<unknown[]>(
    `SELECT id FROM posts WHERE INSTR(content, ?) > 0 OR INSTR(source, ?) > 0
      OR INSTR(draft, ?) > 0 OR INSTR(imageUrl, ?) > 0
    UNION SELECT id FROM post_versions WHERE INSTR(content, ?) > 0`,
    Array(5).fill(pictureId),
  );
  return used.length > 0;
}
