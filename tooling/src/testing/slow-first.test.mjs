import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import SlowFirst, { slowFiles } from './slow-first.mjs';

const [first, second] = slowFiles.map((file) => inRoot(file));
const sizes = { [second]: 1, [first]: 2, '/small.test.ts': 3, '/large.test.ts': 4 };

/**
 * The order in which files of these sizes start.
 * @param {Readonly<Record<string, number>>} times what jest has stored, in milliseconds
 */
function orderWith(times) {
  const context = {
    config: {
      id: 'project',
      cache: false,
      cacheDirectory: mkdtempSync(path.join(tmpdir(), 'slow-first-')),
      haste: {},
    },
    hasteFS: { getSize: (file) => sizes[file] },
  };
  const tests = Object.keys(sizes).map((file) => ({ path: file, context }));
  const sequencer = new SlowFirst();
  sequencer.cacheResults(tests, {
    testResults: Object.entries(times).map(([testFilePath, runtime]) => ({
      testFilePath,
      perfStats: { runtime },
      numFailingTests: 0,
    })),
  });
  return sequencer.sort(tests).map((each) => each.path);
}

test('without stored times, the slow files start first, and the others by size', () => {
  expect(orderWith({})).toEqual([first, second, '/large.test.ts', '/small.test.ts']);
});

test('stored times decide', () => {
  const times = { [first]: 10, '/small.test.ts': 40, [second]: 20, '/large.test.ts': 30 };
  expect(orderWith(times)).toEqual(['/small.test.ts', '/large.test.ts', second, first]);
});

test.each(slowFiles)('%s exists', (file) => {
  expect(existsSync(inRoot(file))).toBe(true);
});
