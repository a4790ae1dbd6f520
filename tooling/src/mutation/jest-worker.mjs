import { runCLI } from 'jest';

/**
 * Runs test files, one message after another, with at most one active mutant. Runs in its own
 * process, because a mutant may cause an endless loop.
 * @typedef {{ config: string, mutant: number, tests: readonly string[], reached?: string }} TestRun
 * @typedef {{ failed: boolean, seconds: Readonly<Record<string, number>>, failures: readonly
 * string[] }} TestRunResult
 */

process.on('message', async (/** @type {TestRun} */ run) => {
  process.env.MUTANT = String(run.mutant);
  process.env.MUTANTS_REACHED = run.reached ?? '';
  process.env.MUTATION_TESTS = JSON.stringify(run.tests);
  process.send?.(await resultOf(run));
});

/** @param {TestRun} run @returns {Promise<TestRunResult>} */
async function resultOf({ config, mutant, tests }) {
  const { results } = await runCLI(
    /** @type {any} */ ({
      config,
      _: [...tests],
      $0: 'jest',
      runTestsByPath: true,
      runInBand: true,
      watchman: false,
      silent: true,
      reporters: [],
      bail: mutant >= 0 ? 1 : 0,
    }),
    [config],
  );
  const failing = results.testResults.filter(
    ({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError !== undefined,
  );
  return {
    failed: !results.success,
    seconds: Object.fromEntries(
      results.testResults.map(({ testFilePath, perfStats }) => [
        testFilePath,
        perfStats.runtime / 1000,
      ]),
    ),
    failures: failing.map(
      ({ testFilePath, failureMessage }) => `${testFilePath}\n${failureMessage}`,
    ),
  };
}
