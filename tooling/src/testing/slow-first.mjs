import { createRequire } from 'node:module';
import { inRoot } from '../paths.mjs';

// A dependency of jest. `require`, because its types describe the CommonJS module only.
const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** Test files that take long for their size, in the order in which they start. */
export const slowFiles = [
  'release/src/canary/sequential-test.test.ts',
  'shell/server/documents/hostile-versions.test.ts',
  'shell/server/documents/made-up-addresses.test.ts',
  'scripts/run-product/hanging-servers.test.mjs',
  'release/src/sandbox/render-sandbox.test.ts',
  'shell/server/fuzzing/oracle.test.ts',
  'release/src/sandbox/sandbox-processes.test.ts',
  'release/src/sandbox/render-violations.test.ts',
  'shell/server/fuzzing/fuzz.test.ts',
  'scripts/run-product/run-product.test.mjs',
  'bff/stress/crash.test.ts',
  'bff/stress/outbox.test.ts',
  'bff/stress/fuzz.test.ts',
  'bff/stress/backup.test.ts',
  'bff/stress/uploads.test.ts',
  'bff/test/share-of-suites.ts',
];

const places = new Map(slowFiles.map((file, place) => [inRoot(file), place]));

/**
 * Starts slow files first, as jest does if it has stored how long each file took. In a clean clone
 * it goes by size, so a small slow file would start last, and processors would wait for it.
 */
// biome-ignore lint/style/noDefaultExport: jest takes no other.
export default class SlowFirst extends Sequencer {
  /** @param {readonly { path: string, duration?: number }[]} tests */
  sort(tests) {
    const placeOf = (test) =>
      test.duration === undefined ? (places.get(test.path) ?? places.size) : places.size;
    // The base class sets `duration` where it is known.
    return super.sort([...tests]).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
