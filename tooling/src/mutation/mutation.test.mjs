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

test('a condition is true, false, turned round and moved by one', () => {
  expect(changes('if (a < b) f();')).toEqual([
    'a < b -> true',
    'a < b -> false',
    'a < b -> a <= b',
    'a < b -> a >= b',
  ]);
});

test('a loop never ends by a mutant of its condition', () => {
  expect(changes('while (a) f();')).toEqual(['a -> false']);
});

test('blocks, texts, lists and objects are emptied', () => {
  expect(changes("function f() { return [{ a: 'b' }]; }")).toEqual([
    "{ return [{ a: 'b' }]; } -> {}",
    "[{ a: 'b' }] -> []",
    "{ a: 'b' } -> {}",
    "'b' -> ''",
  ]);
});

test('what is no value is left alone: imports, types, keys, tags', () => {
  const text = `import { a } from './a'; export { b } from './b';
    type T = 'x'; const y = { 'key': z } as Record<'q', string>; css\`color\`;`;
  expect(changes(text)).toEqual(["{ 'key': z } -> {}"]);
});

test('a question mark of a chain is left out within the whole chain', () => {
  expect(changes('f(a?.b?.[0].c?.());')).toEqual([
    'a?.b?.[0].c?.() -> a?.b?.[0].c()',
    'a?.b?.[0].c?.() -> a?.b[0].c?.()',
    'a?.b?.[0].c?.() -> a.b?.[0].c?.()',
  ]);
});

test('positions are right behind letters of several bytes', () => {
  expect(changes("const é = '€'; g(é, 'ß' === h);")).toEqual([
    "'€' -> ''",
    "'ß' === h -> 'ß' !== h",
    "'ß' -> ''",
  ]);
});

const text = `export const result = [1, 2, 3].filter((each) => each > 1 && each < 3).map((each) => each * 2);`;

test('without an active mutant the source does what it did', () => {
  expect(run(text)).toEqual([4]);
});

test.each([
  ['each > 1 -> each >= 1', [2, 4]],
  ['each > 1 && each < 3 -> (each > 1) || (each < 3)', [2, 4, 6]],
  ['each * 2 -> each / 2', [1]],
  ['(each) => each * 2 -> () => undefined', [undefined]],
  ['[1, 2, 3] -> []', []],
])('with %s active the source does that alone', (change, expected) => {
  expect(run(text, change)).toEqual(expected);
});

test('a sample is the same for the same seed, and mostly stays when an element is added', () => {
  const elements = Array.from({ length: 200 }, (_, index) => `mutant ${index}`);
  const chosen = sample(elements, 50, '1', String);
  expect(chosen).toHaveLength(50);
  expect(sample(elements, 50, '1', String)).toEqual(chosen);
  expect(sample(elements, 50, '2', String)).not.toEqual(chosen);
  const withOneMore = sample([...elements, 'another'], 50, '1', String);
  expect(withOneMore.filter((each) => chosen.includes(each)).length).toBeGreaterThanOrEqual(49);
  expect(sample(elements, 500, '1', String)).toEqual(elements);
});

test('every place that is mutated, and every folder whose tests take part, is there', () => {
  for (const { sources, tests, testFolders = [] } of mutatedPackages) {
    const places = sources
      .filter((each) => !each.startsWith(':('))
      .map((each) => each.replace(/^:!/, ''));
    for (const place of [...places, ...tests, ...testFolders])
      expect([place, existsSync(inRoot(place))]).toEqual([place, true]);
  }
});

test('a place without anything to change has no outcomes', async () => {
  const [release] = mutatedPackages;
  const options = { size: 10, seed: '1', at: 'release/src/none.ts' };
  expect(await testMutants(release, options)).toEqual({ outcomes: [], found: 0 });
});
