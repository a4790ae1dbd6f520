#!/usr/bin/env node
/** `npm run bench -- [bff] [weight] [paint]`: each against its floor in the same run. */
import { findChromium } from '../scripts/find-chromium.mjs';
import { installDependencies } from '../scripts/install.mjs';
import { root, show } from '../scripts/steps.mjs';

const wanted = process.argv.slice(2);
const suites = {
  bff: 'bench/bff/run.mjs',
  weight: 'bench/paint/weight.mjs',
  paint: 'bench/paint/paint.mjs',
};

await installDependencies();
const { buildBrowserParts, compileServers } = await import('../scripts/build.mjs');
await compileServers();
const env = { ...process.env };
if (wanted.length === 0 || wanted.some((name) => name !== 'bff')) {
  await buildBrowserParts();
  env.CHROMIUM_PATH = await findChromium();
}
for (const [name, file] of Object.entries(suites)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n== ${name}\n`);
  if ((await show(process.execPath, [`${root}/${file}`], { env })) !== 0) process.exit(1);
}
