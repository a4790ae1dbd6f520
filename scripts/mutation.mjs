#!/usr/bin/env node
/**
 * `npm run test:mutation`: mutation testing, which makes small changes to the sources one at a time
 * and checks that a test fails. `-- release loader` limits it to packages, `-- --at
 * release/src/store/` to a path.
 */
import { parseArgs } from 'node:util';
import { mutatedPackages } from '../tooling/src/mutation/mutated-packages.mjs';
import { installDependencies } from './install.mjs';
import { step } from './steps.mjs';

/** Minimum percentage of detected mutants per package. */
const least = 85;

const { values: options, positionals: names } = parseArgs({
  options: {
    mutants: { type: 'string', default: process.env.MUTANTS || '200' },
    seed: { type: 'string', default: process.env.SEED || '1' },
    at: { type: 'string' },
  },
  allowPositionals: true,
});

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const short = (/** @type {string} */ text) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 97)}...` : line;
};

/** @returns {string | undefined} what is wrong with the arguments: else nothing would be tested */
function argumentError() {
  const unknown = names.filter((name) => !mutatedPackages.some((each) => each.name === name));
  if (unknown.length > 0)
    return `There are no ${unknown.join(', ')}, but ${mutatedPackages.map(({ name }) => name).join(', ')}.`;
  const { mutants, seed, at } = options;
  if (!/^(all|[1-9]\d*)$/.test(mutants))
    return `--mutants (or MUTANTS) takes a positive integer or 'all', not '${mutants}'.`;
  if (seed.trim() === '') return '--seed takes a text.';
  if (at?.trim() === '') return '--at takes the beginning of a path.';
  return undefined;
}

const error = argumentError();
if (error !== undefined) {
  say(error);
  process.exit(1);
}

await step('install dependencies', installDependencies);
const { compileServers } = await import('./build.mjs');
await compileServers();
const { testMutants } = await import('../tooling/src/mutation/test-mutants.mjs');

let isLow = false;
let isTested = false;
for (const target of mutatedPackages) {
  if (names.length > 0 && !names.includes(target.name)) continue;
  const start = performance.now();
  const { outcomes, found } = await testMutants(target, {
    size: options.mutants === 'all' ? Number.POSITIVE_INFINITY : Number(options.mutants),
    seed: options.seed,
    at: options.at,
    onOutcome: ({ outcome, mutant: { file, line, original, replacement } }) => {
      if (outcome !== 'killed')
        say(`${file}:${line}  ${outcome}\n  - ${short(original)}\n  + ${short(replacement)}`);
    },
  });
  if (found === 0) continue;
  isTested = true;
  const killed = outcomes.filter(({ outcome }) => outcome === 'killed').length;
  const score = (100 * killed) / outcomes.length;
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  if (score < least) isLow = true;
  say(
    `${target.name}: ${score.toFixed(1)} % (${killed} of ${outcomes.length} mutants killed, ${found} found, seed ${options.seed}, ${minutes} min)`,
  );
}
if (!isTested) {
  const where = names.length > 0 ? ` in ${names.join(', ')}` : '';
  say(`There is nothing to change at ${options.at}${where}.`);
  process.exitCode = 1;
}
if (isLow) {
  say(`Fewer than ${least} % of a package's mutants were killed.`);
  process.exitCode = 1;
}
