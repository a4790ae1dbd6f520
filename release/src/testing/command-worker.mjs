/**
 * Runs one release command in its own process when it receives a message: `command-worker.mjs
 * <store> <arguments…>`.
 */
import { runRelease } from '../../dist/commands/release-command.js';

const [store, ...argv] = process.argv.slice(2);
const said = [];

/** The commands under test must not build anything. */
const refuse = () => Promise.reject(new Error('There is no checkout'));
/** @type {import('../../dist/commands/release-command.js').ReleaseContext} */
const context = {
  store,
  publicUrl: 'http://localhost',
  say: (text) => said.push(text),
  workingCopyShell: refuse,
  workingCopyBff: refuse,
  declaredVersion: refuse,
  build: refuse,
  fetchApi: refuse,
};
process.once('message', async () => {
  const outcome = await runRelease(argv, context).then(
    () => ({ done: true, text: said.join('\n') }),
    (error) => ({ done: false, text: error.message }),
  );
  process.send?.(outcome, () => process.exit(0));
});
process.send?.('ready');
