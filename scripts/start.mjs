#!/usr/bin/env node
/** `npm start`: from a clean clone to a running product. Needs only npm and Node 20.19 or newer. */
import { checkPort, checkSettings } from './check-settings.mjs';
import { installDependencies } from './install.mjs';
import { endOfFixes, unfitVersion } from './node-version.mjs';
import { withoutBlanks } from './run-product/server-environments.mjs';
import { runProduct } from './run-product.mjs';
import { root, step } from './steps.mjs';

const unfit = unfitVersion(process.versions.node);
if (unfit) {
  process.stderr.write(`${unfit}\n`);
  process.exit(1);
}
const unsupported = endOfFixes(process.versions.node, new Date());
if (unsupported) process.stderr.write(`${unsupported}\n`);

const environment = withoutBlanks(process.env);

try {
  await checkPort(environment);
  await step('install dependencies', installDependencies);
  const { buildBrowserParts, compileServers, publishLocally } = await import('./build.mjs');
  await compileServers();
  await checkSettings(environment);
  const builds = await buildBrowserParts();
  const { storeFolder } = await import('../release/dist/store/store-layout.js');
  const store = storeFolder(environment, root);
  for (const remote of await publishLocally(builds.remotes, store, builds.shell)) {
    process.stdout.write(`  ${remote}: a released version is live\n`);
  }
  await runProduct({ ...environment, SHELL_DIR: builds.shell });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
