/**
 * Preloaded into a server under test: on request, reports its memory usage after garbage
 * collection.
 */
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc();
  setTimeout(() => {
    globalThis.gc();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send({ kept: heapUsed + external, resident: rss });
  }, 500);
});
