import { join, resolve } from 'node:path';
import { backUp } from '../database/back-up.js';
import { embeddedFile } from '../database/data-sources.js';
import { restore } from '../database/restore.js';
import { onlyEmbedded, runCommand, tell, UsageError } from './command.js';

const withAccess = '--with-access';

await runCommand(async (settings, args) => {
  onlyEmbedded(settings);
  const [file, ...others] = args.filter((argument) => argument !== withAccess);
  if (file === undefined || others.length > 0)
    throw new UsageError(`Usage: npm run db:restore -- FILE [${withAccess}]`);
  const access = args.includes(withAccess) ? 'restored' : 'kept';
  const database = embeddedFile(settings.dataDirectory);
  const stamp = new Date().toISOString().replaceAll(':', '-');
  const before = join(settings.dataDirectory, 'backups', `before-restore-${stamp}.sqlite`);
  await restore(resolve(file), database, () => backUp(database, before), access);
  tell(`Restored from ${resolve(file)}; what was there before: ${before}`);
});
