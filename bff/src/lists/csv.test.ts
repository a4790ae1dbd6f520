import { csvLine } from './csv.js';

test.each([
  [
    'a semicolon that is used as a cell separator',
    "x;=cmd|'/c calc'!A1;",
    "\"x;'=cmd|'/c calc'!A1;\"\r\n",
  ],
  ['a semicolon and blanks', 'x; \u00a0+1', '"x;\' \u00a0+1"\r\n'],
  ['a tab', 'x\t@SUM(A1)', '"x\t\'@SUM(A1)"\r\n'],
  ['a line break', 'x\r\n\r\n=1', '"x\r\n\r\n\'=1"\r\n'],
  ['control characters', '\u0001=1\u001b[31m', "'=1[31m\r\n"],
  ['a leading blank', ' =1', "' =1\r\n"],
])('a formula after %s is escaped', (_case, cell, line) => {
  expect(csvLine([cell])).toBe(line);
});

test('text that is not a formula gets no apostrophe', () => {
  expect(csvLine(['a=b', 'well-known', 5, null, 'say "so", twice'])).toBe(
    'a=b,well-known,5,,"say ""so"", twice"\r\n',
  );
});
