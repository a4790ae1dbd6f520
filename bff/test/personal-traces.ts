import type { EntityManager } from 'typeorm';

/**
 * Searches every column of every table for a person's texts.
 * @returns `table.column: text`
 */
export async function foundInTables(
  manager: EntityManager,
  texts: readonly string[],
): Promise<string[]> {
  const hits: string[] = [];
  for (const table of await tablesOf(manager)) {
    for (const row of await manager.query<Record<string, unknown>[]>(`SELECT * FROM ${table}`)) {
      for (const [column, value] of Object.entries(row)) {
        hits.push(...tracesIn(String(value), texts).map((trace) => `${table}.${column}: ${trace}`));
      }
    }
  }
  return hits;
}

/** Ignores case, because search columns hold lower-case text. */
export const tracesIn = (text: string, texts: readonly string[]): string[] =>
  texts.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));

async function tablesOf(manager: EntityManager): Promise<string[]> {
  const isEmbedded = manager.dataSource.options.type === 'better-sqlite3';
  const rows = await manager.query<{ name: string }[]>(
    isEmbedded
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return rows.map(({ name }) => name);
}
