import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../paths.mjs';
import { findMutants } from './find-mutants.mjs';
import { sample } from './sample.mjs';
import { TestedProcess } from './tested-process.mjs';

const here = import.meta.dirname;
/**
 * Seconds of test time per mutant. Tests beyond it are skipped, so a mutant that only they detect
 * counts as survived.
 */
const testSeconds = 30;
/** Test files per process, because a process keeps some memory of each. */
const filesAtOnce = 12;

/**
 * @typedef {import('./find-mutants.mjs').Mutant & { readonly file: string,
 * readonly id: number }} PlacedMutant
 * @typedef {{ readonly mutant: PlacedMutant, readonly outcome: 'killed' | 'survived' | 'unreached'
 * }} Outcome
 */

/**
 * Tests the mutants of a package's sources with its tests.
 * @param {import('./mutated-packages.mjs').MutatedPackage} target
 * @param {{ size: number, seed: string, at?: string, onOutcome?: (outcome: Outcome) =>
 * void }} options
 * @returns {Promise<{ outcomes: Outcome[], found: number }>}
 */
export async function testMutants(target, { size, seed, at, onOutcome = () => undefined }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'northcast-mutation-'));
  const tested = new TestedProcess({
    ...process.env,
    TZ: 'Asia/Kolkata',
    MYSQL_URL: '',
    NODE_ENV: 'test',
  });
  try {
    const all = allMutants(target).filter(
      ({ file, line }) => at === undefined || `${file}:${line}`.startsWith(at),
    );
    const nameOf = ({ file, original, replacement, line, start }) =>
      [file, original, replacement, line, start].join('\n');
    const mutants = sample(all, size, seed, nameOf).map((each, id) => ({ ...each, id }));
    // Without source files, jest would print its usage instead of the related tests.
    if (mutants.length === 0) return { outcomes: [], found: all.length };
    const { testFolders = [''] } = target;
    const suites = [];
    for (const [index, config] of target.tests.entries())
      suites.push(
        await writeConfig(config, mutants, testFolders, path.join(folder, `${index}.json`)),
      );
    const reached = await findReached(tested, suites, mutants, folder);
    const outcomes = [];
    for (const mutant of mutants) {
      const outcome = { mutant, outcome: await outcomeOf(tested, mutant, reached) };
      outcomes.push(outcome);
      onOutcome(outcome);
    }
    return { outcomes, found: all.length };
  } finally {
    tested.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {import('./mutated-packages.mjs').MutatedPackage} target */
function allMutants({ sources }) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...sources], {
    cwd: inRoot(''),
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-d|d)\.tsx?$/.test(file));
  return [...new Set(files)].flatMap((file) =>
    findMutants(readFileSync(inRoot(file), 'utf8'), file).map((mutant) => ({ ...mutant, file })),
  );
}

/**
 * Writes a copy of the package's jest configuration that inserts the mutants into its sources.
 * @param {readonly string[]} testFolders
 */
async function writeConfig(file, mutants, testFolders, target) {
  const { default: config } = await import(pathToFileURL(inRoot(file)).href);
  const byFile = Object.fromEntries(
    mutants.map(({ file: mutated }) => [
      inRoot(mutated),
      mutants.filter((each) => each.file === mutated),
    ]),
  );
  const transform = Object.fromEntries(
    Object.entries(config.transform).map(([pattern, compile]) => [
      pattern,
      Array.isArray(compile) && compile[0] === '@swc/jest'
        ? [path.join(here, 'mutant-transform.mjs'), { swc: compile[1], mutants: byFile }]
        : compile,
    ]),
  );
  const rootDir = config.rootDir ?? path.dirname(inRoot(file));
  const own = {
    ...config,
    rootDir,
    transform,
    testSequencer: path.join(here, 'named-order.mjs'),
    // On a busy machine, a slow test must not count as detecting a mutant.
    testTimeout: 60_000,
  };
  writeFileSync(target, JSON.stringify(own));
  const related = execFileSync(
    process.execPath,
    [
      inRoot('node_modules/.bin/jest'),
      '-c',
      target,
      '--listTests',
      '--findRelatedTests',
      ...new Set(mutants.map((mutant) => inRoot(mutant.file))),
    ],
    { cwd: inRoot(''), encoding: 'utf8' },
  );
  const folders = testFolders.map((each) => inRoot(each) + path.sep);
  const isInFolders = (test) => folders.some((each) => test.startsWith(each));
  return { config: target, tests: related.split('\n').filter(isInFolders) };
}

/** Finds which test files reach which mutant, and how long each test file takes. */
async function findReached(tested, suites, mutants, folder) {
  const file = path.join(folder, 'reached');
  /** @type {Map<number, { config: string, test: string, seconds: number }[]>} */
  const reached = new Map(mutants.map(({ id }) => [id, []]));
  for (const { config, tests } of suites) {
    for (let first = 0; first < tests.length; first += filesAtOnce) {
      writeFileSync(file, '');
      const some = tests.slice(first, first + filesAtOnce);
      const seconds = await secondsOf(tested, { config, mutant: -1, tests: some, reached: file });
      for (const line of new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))) {
        const [id, test] = line.split('\t');
        reached.get(Number(id))?.push({ config, test, seconds: seconds[test] });
      }
      tested.stop();
    }
  }
  return reached;
}

/**
 * Seconds that each test file takes without a mutant.
 * @param {import('./jest-worker.mjs').TestRun} run
 */
async function secondsOf(tested, run) {
  const result = await tested.run(run, 1800);
  if (result === 'ended') throw new Error(`These tests do not end:\n${run.tests.join('\n')}`);
  if (result.failed) throw new Error(`Tests fail without a mutant:\n${result.failures.join('\n')}`);
  return result.seconds;
}

/** @returns {Promise<Outcome['outcome']>} */
async function outcomeOf(tested, mutant, reached) {
  const all = reached.get(mutant.id);
  if (all.length === 0) return 'unreached';
  const isNear = ({ test }) => path.dirname(test) === path.dirname(inRoot(mutant.file));
  const sorted = all.toSorted(
    (a, b) => Number(isNear(b)) - Number(isNear(a)) || a.seconds - b.seconds,
  );
  const chosen = withinTime(sorted);
  for (const config of new Set(chosen.map((each) => each.config))) {
    const group = chosen.filter((each) => each.config === config);
    const tests = group.map(({ test }) => test);
    const seconds = group.reduce((sum, each) => sum + each.seconds, 0);
    const result = await tested.run({ config, mutant: mutant.id, tests }, 15 + 3 * seconds);
    if (result === 'ended' || result.failed) return 'killed';
  }
  return 'survived';
}

/** The first tests whose total time is within `testSeconds`; at least one. */
function withinTime(tests) {
  let sum = 0;
  const end = tests.findIndex(({ seconds }) => {
    sum += seconds;
    return sum > testSeconds;
  });
  return end < 0 ? tests : tests.slice(0, Math.max(1, end));
}
