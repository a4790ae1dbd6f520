import { makePrivateFiles } from '../database/private-files.js';
import { readSettings, type Settings } from '../settings/settings.js';

/** The command was called incorrectly; the message is shown to the user in one line. */
export class UsageError extends Error {}

/** Runs a command line tool with the settings. Prints errors in one line, and sets exit code 1. */
export async function runCommand(
  work: (settings: Settings, args: readonly string[]) => Promise<void>,
): Promise<void> {
  makePrivateFiles();
  try {
    // Commands scan no file, and must also run where the scanner is missing.
    const settings = readSettings({ ...process.env, SCAN_COMMAND: undefined });
    await work(settings, process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @throws UsageError when the data is on a database server, which has its own backup tools */
export function onlyEmbedded({ databaseUrl }: Settings): void {
  if (databaseUrl === null) return;
  throw new UsageError('DATABASE_URL is set: use mysqldump or mariadb-dump, and mysql to restore');
}
