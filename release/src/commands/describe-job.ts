/**
 * `node release/dist/commands/describe-job.js`: the deployment step before publishing. Stores the
 * descriptions of the shell in `SHELL_DIR` and the bff at `BFF_URL`, which are about to serve
 * visitors.
 */
import { describeBff, describeShell, fetchBffDescription } from '../deployed/describe.js';
import { messageOf } from '../message-of.js';
import { storeFolder } from '../store/store-layout.js';

const { SHELL_DIR = 'shell/dist/client/current', BFF_URL = 'http://127.0.0.1:3001' } = process.env;

try {
  const store = storeFolder(process.env, process.cwd());
  const shell = await describeShell(store, SHELL_DIR);
  const bff = await fetchBffDescription(BFF_URL.replace(/\/$/, ''));
  await describeBff(store, bff);
  process.stdout.write(`Shell ${shell.build} and bff ${bff.build} are described.\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
