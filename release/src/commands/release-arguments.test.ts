import { readArguments, remoteNamed, usage, versionNamed } from './release-arguments.js';

test('words and options are taken apart, and a revision is a number', () => {
  expect(
    readArguments(['promote', 'mf-admin', '1.0.0', '--why', 'prices', '--expect', '7', '--json']),
  ).toEqual({
    words: ['promote', 'mf-admin', '1.0.0'],
    values: { why: 'prices', expect: 7, json: true },
  });
  expect(readArguments([])).toEqual({ words: [], values: { expect: undefined } });
});

test.each([
  ['an option that there is not', ['list', '--all'], usage],
  ['an option without its value', ['publish', '--why'], usage],
  ['a value where none belongs', ['list', '--json=yes'], usage],
  ['somebody who says who they are', ['list', '--who', 'Robin'], '--who is gone'],
  [
    'a revision that is no number',
    ['promote', '--expect', 'last'],
    "--expect takes the number of a revision, not 'last'.",
  ],
  ['a part of a revision', ['promote', '--expect', '1.5'], "not '1.5'"],
])('%s is refused', (_name, argv, message) => {
  expect(() => readArguments(argv)).toThrow(message);
});

test('an area and a version are named, and a name looks like one', () => {
  expect(remoteNamed('mf-admin')).toBe('mf-admin');
  expect(() => remoteNamed(undefined)).toThrow(usage);
  expect(() => remoteNamed('admin')).toThrow("'admin' is not a name like mf-account.");
  expect(versionNamed('1.0.0')).toBe('1.0.0');
  expect(() => versionNamed(undefined)).toThrow(`Name the version.\n${usage}`);
});
