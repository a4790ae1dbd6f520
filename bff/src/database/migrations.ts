import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
const migrationFile = /^\d{4}-[a-z0-9-]+\.(js|ts)$/;

/**
 * Loads all migrations of `migrations/`, one per file. TypeORM runs them in the order of the
 * timestamps at the end of their class names. On a server an interrupted migration runs again from
 * its start: each statement makes one change, and one that changes rows may be repeated.
 */
export async function loadMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => migrationFile.test(name)).sort();
  return await Promise.all(names.map(loadMigration));
}

async function loadMigration(name: string): Promise<Migration> {
  const exported: Record<string, unknown> = await import(`./migrations/${name}`);
  const [migration, ...others] = Object.values(exported).filter(isMigration);
  if (migration === undefined || others.length > 0) {
    throw new Error(`${name} has to export one migration`);
  }
  return migration;
}

function isMigration(value: unknown): value is Migration {
  return typeof value === 'function' && typeof value.prototype?.up === 'function';
}
