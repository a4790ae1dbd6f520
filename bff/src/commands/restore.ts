import { join, resolve } from 'node:path';
import { backUp } from '../database/back-up.js';
import { embeddedFile } from '../database/data-sources.js';
import { restore } from '../database/restore.js';
import { onlyEmbedded, runCommand, tell, UsageError } from './command.js';

await runCommand(async (settings, [file]) => {
  onlyEmbedded(settings);
  if (file === undefined) throw new UsageError('Usage: npm run db:restore -- FILE');
  const database = embeddedFile(settings.dataDirectory);
  const stamp = new Date().toISOString().replaceAll(':', '-');
  const before = join(settings.dataDirectory, 'backups', `before-restore-${stamp}.sqlite`);
  await restore(resolve(file), database, () => backUp(database, before));
  tell(`Restored from ${resolve(file)}; what was there before: ${before}`);
});
