/** Publishes and promotes what it is told, as fast as it can, until it is killed: `release-worker.mjs <store> <JSON of {folder, remote, version}[]> <JSON of the shell>`. */
import { promote } from '../../../dist/node/server/release/promote.js';
import { publish } from '../../../dist/node/server/release/publish.js';

const [store, artefacts, shell] = process.argv.slice(2);
const by = { who: 'worker', why: 'crash test' };
process.send('ready');
for (const { folder, remote, version } of JSON.parse(artefacts)) {
  try {
    await publish(store, folder, by, JSON.parse(shell));
  } catch (error) {
    if (error.name !== 'RefusedRelease') throw error;
  }
  await promote(store, remote, version, by);
}
process.exit(0);
