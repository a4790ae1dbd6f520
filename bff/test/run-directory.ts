/** What the suites of one run share with each other; the global setup makes it and the global teardown removes it. */
export function runDirectory(): string {
  const directory = process.env.NORTHCAST_TEST_RUN;
  if (directory === undefined) throw new Error('The global setup has not run');
  return directory;
}
