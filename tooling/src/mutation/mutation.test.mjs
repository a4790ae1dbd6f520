import { existsSync } from 'node:fs';
import { transformSync } from '@swc/core';
import { inRoot } from '../paths.mjs';
import { findMutants, parserOptions } from './find-mutants.mjs';
import { instrument } from './instrument.mjs';
import { mutatedPackages } from './mutated-packages.mjs';
import { sample } from './sample.mjs';
import { testMutants } from './test-mutants.mjs';

/** Each mutant as `original -> replacement`. */
const changes = (text, file = 'file.ts') =>
  findMutants(text, file).map(({ original, replacement }) => `${original} -> ${replacement}`);

/** The exports of `text` while the named mutant, or none, is active. */
function run(text, change) {
  const mutants = findMutants(text, 'file.ts').map((mutant, id) => ({ ...mutant, id }));
  const active = mutants.findIndex((each) => `${each.original} -> ${each.replacement}` === change);
  if (change !== undefined && active < 0) throw new Error(`There is no ${change}`);
  globalThis.mutants__ = { active, reached: new Set() };
  const { code } = transformSync(instrument(text, mutants), {
    swcrc: false,
    jsc: { parser: parserOptions('file.ts'), target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const exported = {};
  new Function('exports', 'require', code)(exported, () => undefined);
  return exported.result;
}

afterEach(() => {
  delete globalThis.mutants__;
});

test('a condition is replaced by true, false, its negation and its boundary variant', () => {
  expect(changes('if (a < b) f();')).toEqual([
    'a < b -> true',
    'a < b -> false',
    'a < b -> a <= b',
    'a < b -> a >= b',
  ]);
});

test('a loop condition is only replaced by false, so that no mutant loops endlessly', () => {
  expect(changes('while (a) f();')).toEqual(['a -> false']);
});

test('blocks, strings, arrays and objects are emptied', () => {
  expect(changes("function f() { return [{ a: 'b' }]; }")).toEqual([
    "{ return [{ a: 'b' }]; } -> {}",
    "[{ a: 'b' }] -> []",
    "{ a: 'b' } -> {}",
    "'b' -> ''",
  ]);
});

test('imports, types, keys and tagged templates are not mutated', () => {
  const text = `import { a } from './a'; export { b } from './b';
    type T = 'x'; const y = { 'key': z } as Record<'q', string>; css\`color\`;`;
  expect(changes(text)).toEqual(["{ 'key': z } -> {}"]);
});

test('each question mark of an optional chain is removed within the whole chain', () => {
  expect(changes('f(a?.b?.[0].c?.());')).toEqual([
    'a?.b?.[0].c?.() -> a?.b?.[0].c()',
    'a?.b?.[0].c?.() -> a?.b[0].c?.()',
    'a?.b?.[0].c?.() -> a.b?.[0].c?.()',
  ]);
});

test('positions are correct after multi-byte characters', () => {
  expect(changes("const é = '€'; g(é, 'ß' === h);")).toEqual([
    "'€' -> ''",
    "'ß' === h -> 'ß' !== h",
    "'ß' -> ''",
  ]);
});

const text = `export const result = [1, 2, 3].filter((each) => each > 1 && each < 3).map((each) => each * 2);`;

test('instrumented source without an active mutant behaves like the original', () => {
  expect(run(text)).toEqual([4]);
});

test.each([
  ['each > 1 -> each >= 1', [2, 4]],
  ['each > 1 && each < 3 -> (each > 1) || (each < 3)', [2, 4, 6]],
  ['each * 2 -> each / 2', [1]],
  ['(each) => each * 2 -> () => undefined', [undefined]],
  ['[1, 2, 3] -> []', []],
])('instrumented source with the active mutant %s applies only that mutant', (change, expected) => {
  expect(run(text, change)).toEqual(expected);
});

test('a sample is the same for the same seed and changes by at most one if an element is added', () => {
  const elements = Array.from({ length: 200 }, (_, index) => `mutant ${index}`);
  const chosen = sample(elements, 50, '1', String);
  expect(chosen).toHaveLength(50);
  expect(sample(elements, 50, '1', String)).toEqual(chosen);
  expect(sample(elements, 50, '2', String)).not.toEqual(chosen);
  const withOneMore = sample([...elements, 'another'], 50, '1', String);
  expect(withOneMore.filter((each) => chosen.includes(each)).length).toBeGreaterThanOrEqual(49);
  expect(sample(elements, 500, '1', String)).toEqual(elements);
});

test('all configured sources, test configurations and test folders exist', () => {
  for (const { sources, tests, testFolders = [] } of mutatedPackages) {
    const places = sources
      .filter((each) => !each.startsWith(':('))
      .map((each) => each.replace(/^:!/, ''));
    for (const place of [...places, ...tests, ...testFolders])
      expect([place, existsSync(inRoot(place))]).toEqual([place, true]);
  }
});

test('a file without mutants has no outcomes', async () => {
  const [release] = mutatedPackages;
  const options = { size: 10, seed: '1', at: 'release/src/none.ts' };
  expect(await testMutants(release, options)).toEqual({ outcomes: [], found: 0 });
});
