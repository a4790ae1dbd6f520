import Libsql from 'libsql';

/** The first column of a query's result in an embedded database file. */
export function valuesIn(file: string, query: string): unknown[] {
  const database = new Libsql(file);
  const rows = database.prepare(query).raw().all() as unknown[][];
  database.close();
  return rows.map(([value]) => value);
}

/** Runs statements in an embedded database file. */
export function changeIn(file: string, statements: string): void {
  const database = new Libsql(file);
  database.exec(statements);
  database.close();
}
