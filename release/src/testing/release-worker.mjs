/**
 * Publishes and promotes as fast as possible until it is killed: `release-worker.mjs <store> <JSON
 * of {folder, remote, version}[]>`.
 */
import { promote } from '../../dist/commands/promote.js';
import { publish } from '../../dist/commands/publish.js';

const [store, artefacts] = process.argv.slice(2);
const by = { why: 'crash test' };
process.send?.('ready');
for (const { folder, remote, version } of JSON.parse(artefacts)) {
  try {
    await publish(store, folder, by);
  } catch (error) {
    if (error.name !== 'RefusedRelease') throw error;
  }
  await promote(store, remote, version, by);
}
process.exit(0);
