import { join, resolve } from 'node:path';
import { backUp } from '../database/back-up.js';
import { embeddedFile } from '../database/data-sources.js';
import { onlyEmbedded, runCommand, tell } from './command.js';

await runCommand(async (settings, [file]) => {
  onlyEmbedded(settings);
  const stamp = new Date().toISOString().replaceAll(':', '-');
  const target = resolve(
    file ?? join(settings.dataDirectory, 'backups', `northcast-${stamp}.sqlite`),
  );
  await backUp(embeddedFile(settings.dataDirectory), target);
  tell(`Backup written: ${target}`);
});
