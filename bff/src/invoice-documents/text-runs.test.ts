import { isMixed, linesWithin, visualRuns } from './text-runs.js';

const shown = (line: string) => visualRuns(line).map(({ text }) => text);
const inOneUnit = (line: string) => [...line].length;

test.each([
  ['Ada Kwon', ['Ada Kwon']],
  ['דנה לוי', ['דנה לוי']],
  ['רחוב 12 חיפה', [' חיפה', '12', 'רחוב ']],
  ['Dana לוי (חיפה) Ltd', ['Dana ', 'לוי )חיפה(', ' Ltd']],
  ['לוי Ltd חיפה', [' חיפה', 'Ltd', 'לוי ']],
  ['李 Ltd 김', ['李', ' Ltd ', '김']],
  ['לוי 李', ['李', 'לוי ']],
])('the runs of %j from left to right are %j', (line, runs) => {
  expect(shown(line)).toEqual(runs);
});

test('isMixed is true only for texts with East Asian or right-to-left characters', () => {
  expect(['Łukasz, Θεσσαλονίκη', '李', 'שלום', 'Ltd محمد'].map(isMixed)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('lines break after a space, after a Chinese character and within a word that is too long', () => {
  expect(linesWithin('one two three', 7, inOneUnit)).toEqual(['one two', 'three']);
  expect(linesWithin('香港九龍', 3, inOneUnit)).toEqual(['香港九', '龍']);
  expect(linesWithin('김철수이박', 2, inOneUnit)).toEqual(['김철', '수이', '박']);
});
