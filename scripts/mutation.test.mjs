import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../tooling/src/paths.mjs';

const testMutation = (...args) =>
  promisify(execFile)(process.execPath, [inRoot('scripts/mutation.mjs'), ...args]);

test.each([
  ['--mutants=abc', "--mutants (or MUTANTS) takes a positive integer or 'all', not 'abc'."],
  ['--mutants=0', "--mutants (or MUTANTS) takes a positive integer or 'all', not '0'."],
  ['--mutants=1.5', "--mutants (or MUTANTS) takes a positive integer or 'all', not '1.5'."],
  ['--mutants=', "--mutants (or MUTANTS) takes a positive integer or 'all', not ''."],
  ['--seed=', '--seed takes a text.'],
  ['--at=', '--at takes the beginning of a path.'],
])('%s is refused, instead of a score for no mutants', async (argument, reason) => {
  await expect(testMutation('loader', argument)).rejects.toMatchObject({
    code: 1,
    stdout: `${reason}\n`,
  });
});

test('a path at which nothing can be changed gets no score', async () => {
  const tested = testMutation('loader', '--at', 'shell/src/remotes/no-such-file.ts');
  await expect(tested).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^There is nothing to change at shell\/src\/remotes\/no-such-file\.ts in loader\.\n$/m,
    ),
  });
});
