import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadMigrations } from './migrations.js';

/** The last 13 characters of a migration's name, by which TypeORM sorts them. */
const timestampOf = (migration: { name: string }) => Number(migration.name.slice(-13));

test('every file in the folder is a migration, and migrations are sorted by unique timestamps', async () => {
  const files = await readdir(join(__dirname, 'migrations'));
  const timestamps = (await loadMigrations()).map(timestampOf);
  expect(timestamps).toHaveLength(files.length);
  expect(timestamps).toEqual([...new Set(timestamps)].sort((one, other) => one - other));
});
