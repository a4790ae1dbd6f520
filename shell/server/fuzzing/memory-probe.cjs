const { setTimeout: wait } = require('node:timers/promises');

/**
 * Preloaded into a server under test: on request, reports its memory usage after garbage
 * collection. The lowest of several samples, one per second: the engine returns free heap pages to
 * the system up to six seconds after a collection, and memory that is still in use is in every
 * sample.
 */
process.on('message', async ({ samples }) => {
  let kept = Number.POSITIVE_INFINITY;
  let resident = Number.POSITIVE_INFINITY;
  for (let sample = 0; sample < samples; sample += 1) {
    globalThis.gc();
    await wait(1000);
    const { heapUsed, external, rss } = process.memoryUsage();
    kept = Math.min(kept, heapUsed + external);
    resident = Math.min(resident, rss);
  }
  process.send({ kept, resident });
});
