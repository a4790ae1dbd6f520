import { makePrivateFiles } from '../database/private-files.js';
import { readSettings, type Settings } from '../settings/settings.js';

/** Something wrong with how a command was called, told to the person in one line. */
export class UsageError extends Error {}

/** Runs a command line tool: the settings are read, what goes wrong is told in a line, and it ends with 1. */
export async function runCommand(
  work: (settings: Settings, args: readonly string[]) => Promise<void>,
): Promise<void> {
  makePrivateFiles();
  try {
    await work(readSettings(process.env), process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @throws UsageError where the data lies on a server, which has tools of its own */
export function onlyEmbedded({ databaseUrl }: Settings): void {
  if (databaseUrl === null) return;
  throw new UsageError('DATABASE_URL is set: use mysqldump or mariadb-dump, and mysql to restore');
}
