import { runCommand } from '../testing/run-command.js';
import { readArguments, remoteNamed, usage, versionNamed } from './release-arguments.js';

test('words and options are separated, and --expect is converted to a number', () => {
  expect(
    readArguments(['promote', 'mf-admin', '1.0.0', '--why', 'prices', '--expect', '7', '--json']),
  ).toEqual({
    words: ['promote', 'mf-admin', '1.0.0'],
    values: { why: 'prices', expect: 7, json: true },
  });
  expect(readArguments([])).toEqual({ words: [], values: { expect: undefined } });
});

test.each([
  ['an unknown option', ['list', '--all'], usage],
  ['an option without its value', ['publish', '--why'], usage],
  ['a value for an option without one', ['list', '--json=yes'], usage],
  ['the removed option --who', ['list', '--who', 'Robin'], '--who is gone'],
  [
    'a revision that is not a number',
    ['promote', '--expect', 'last'],
    "--expect takes the number of a revision, not 'last'.",
  ],
  ['a fractional revision', ['promote', '--expect', '1.5'], "not '1.5'"],
])('%s is refused', (_name, argv, message) => {
  expect(() => readArguments(argv)).toThrow(message);
});

test.each([[[]], [['unpublish']], [['toString']], [['constructor']]])(
  '%j names no command and is refused with the usage',
  async (argv) => {
    await expect(runCommand('/nowhere', ...argv)).rejects.toThrow(usage);
  },
);

test('a missing area, a missing version and an invalid area name are refused', () => {
  expect(remoteNamed('mf-admin')).toBe('mf-admin');
  expect(() => remoteNamed(undefined)).toThrow(usage);
  expect(() => remoteNamed('admin')).toThrow("'admin' is not a name like mf-account.");
  expect(versionNamed('1.0.0')).toBe('1.0.0');
  expect(() => versionNamed(undefined)).toThrow(`Name the version.\n${usage}`);
});
