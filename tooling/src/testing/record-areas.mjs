/**
 * Builds one remote per message. All builds run in one process, because loading webpack takes
 * longer than a small build.
 */
import { CallRecorder } from '../call-recorder.mjs';
import { contractOf, recordedCalls } from '../recorded-calls.mjs';
import { runWebpack } from '../run-webpack.mjs';
import { baseConfig } from '../webpack-base.mjs';

/** @typedef {{ folder: string; entry: string; output: string }} Area */

process.on('message', async (/** @type {Area} */ asked) => {
  try {
    process.send?.({ calls: await callsOf(asked) });
  } catch (error) {
    process.send?.({ failure: String(error) });
  }
});

/** @param {Area} area */
async function callsOf({ folder, entry, output }) {
  const recorder = new CallRecorder(folder);
  const config = baseConfig({
    folder: 'mf-account',
    mode: 'production',
    name: 'recorder-test',
    cacheKey: '',
  });
  await runWebpack([
    {
      ...config,
      cache: false,
      entry,
      target: 'node20',
      output: { path: output },
      optimization: { minimize: false },
      externals: ({ request }, done) =>
        request.includes('/client/') ? done(null, 'var {}') : done(),
      plugins: [recorder],
    },
  ]);
  const contract = await contractOf({ remote: 'mf-account', version: 'test', recorder });
  return recordedCalls(recorder, contract);
}
