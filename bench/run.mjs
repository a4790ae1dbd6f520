#!/usr/bin/env node
/**
 * `npm run bench -- [bff] [releases] [weight] [paint] [inp] [isolation] [audio] [files]`: compares
 * each with its baseline or limit. `verify` checks the measurements of `paint`; `load` is a load
 * and soak test of the whole product and takes forty minutes.
 */
import { findChromium } from '../scripts/find-chromium.mjs';
import { installDependencies } from '../scripts/install.mjs';
import { root, show } from '../scripts/steps.mjs';

const suites = {
  bff: 'bench/bff/run.mjs',
  releases: 'bench/releases/run.mjs',
  weight: 'bench/paint/weight.mjs',
  paint: 'bench/paint/paint.mjs',
  inp: 'bench/inp/inp.mjs',
  isolation: 'bench/isolation/run.mjs',
  audio: 'bench/audio/run.mjs',
  files: 'bench/files/run.mjs',
};
/** Suites that run only when named. */
const named = { verify: 'bench/paint/verify.mjs', load: 'bench/load/run.mjs' };
const withoutBrowser = ['bff', 'load', 'audio', 'files'];
const files = { ...suites, ...named };

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(suites);
const unknown = wanted.find((name) => !Object.hasOwn(files, name));
if (unknown) {
  process.stderr.write(`There is no ${unknown}; there are ${Object.keys(files).join(', ')}.\n`);
  process.exit(1);
}

await installDependencies();
const { buildBrowserParts, compileServers } = await import('../scripts/build.mjs');
await compileServers();
const env = { ...process.env };
if (wanted.some((name) => !withoutBrowser.includes(name))) {
  await buildBrowserParts();
  env.CHROMIUM_PATH = await findChromium();
}
for (const [name, file] of Object.entries(files)) {
  if (!wanted.includes(name)) continue;
  process.stdout.write(`\n== ${name}\n`);
  if ((await show(process.execPath, [`${root}/${file}`], { env })) !== 0) process.exit(1);
}
