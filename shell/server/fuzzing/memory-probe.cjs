/** Loaded into a server that is fuzzed: says how much memory it has when asked to, after collecting garbage. */
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc();
  setTimeout(() => {
    globalThis.gc();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send({ kept: heapUsed + external, resident: rss });
  }, 500);
});
