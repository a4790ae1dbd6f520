/** Loaded into a server that is fuzzed: says how much memory it has when asked to, after collecting garbage. */
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc();
  setTimeout(() => {
    globalThis.gc();
    process.send({ memory: process.memoryUsage.rss() });
  }, 500);
});
