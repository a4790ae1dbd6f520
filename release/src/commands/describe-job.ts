/**
 * `node release/dist/commands/describe-job.js`: the deployment step before publishing. Stores the
 * descriptions of the shell in `SHELL_DIR` and the bff at `BFF_URL`, which are about to serve
 * visitors.
 */
import { SettingReader } from '@northcast/shared-contracts/settings/setting-reader';
import { describeBff, describeShell, fetchBffDescription } from '../deployed/describe.js';
import { messageOf } from '../message-of.js';
import { storeFolder } from '../store/store-layout.js';

try {
  const settings = new SettingReader(process.env);
  const store = storeFolder(process.env, process.cwd());
  const folder = settings.text('SHELL_DIR') ?? 'shell/dist/client/current';
  const shell = await describeShell(store, folder);
  const origin = settings.text('BFF_URL') ?? 'http://127.0.0.1:3001';
  const bff = await fetchBffDescription(origin.replace(/\/$/, ''));
  await describeBff(store, bff);
  process.stdout.write(`Shell ${shell.build} and bff ${bff.build} are described.\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
