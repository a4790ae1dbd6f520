import { Readable } from 'node:stream';
import { AnalysisThread } from './analysis-thread.service.js';

const never = new AbortController().signal;

describe('an analysis thread', () => {
  const bytes = () => Readable.from([Buffer.alloc(100), Buffer.alloc(100)]);
  const threadOf = (script: string) => {
    const thread = new AnalysisThread();
    thread.code = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
    return thread;
  };

  const idle = () => threadOf('setInterval(() => {}, 1000)');
  const stalled = () => new Readable({ read() {} });

  test.each([
    ['exits', 'process.exit(0)', 'the thread ended early'],
    ['throws', 'throw new Error("no")', 'no'],
    ['runs out of memory', 'const all = []; for (;;) all.push(Array(1e5).fill({}));', 'memory'],
  ])('that %s rejects its measurement and nothing else', async (_, script, message) => {
    await expect(threadOf(script).measure(bytes(), '', never)).rejects.toThrow(message);
  });

  test('that loops forever is terminated after the timeout', async () => {
    const thread = threadOf('for (;;);');
    thread.pieceTimeout = 300;
    await expect(thread.measure(bytes(), '', never)).rejects.toThrow('aborted');
  });

  test.each([
    ['that gives no result', bytes],
    ['whose file stalls', stalled],
  ])('%s is aborted by its signal, and closes the file', async (_, open) => {
    const file = open();
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    await expect(idle().measure(file, '', stop.signal)).rejects.toThrow('aborted');
    expect(file.destroyed).toBe(true);
  });

  test('that throws while it is aborted rejects its measurement and nothing else', async () => {
    const thread = threadOf(`
      import { parentPort } from 'node:worker_threads';
      parentPort.once('message', () => {
        parentPort.postMessage({ kind: 'next' });
        throw new Error('no');
      });
    `);
    const stop = new AbortController();
    let reads = 0;
    const file = new Readable({
      read() {
        reads += 1;
        if (reads === 1) return void this.push(Buffer.alloc(100));
        // Block until the thread has thrown: its error waits to be emitted.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
        stop.abort();
      },
      highWaterMark: 1,
    });
    await expect(thread.measure(file, '', stop.signal)).rejects.toThrow('aborted');
  });

  test('whose file stalls rejects its measurement after the timeout, and closes the file', async () => {
    const thread = idle();
    thread.pieceTimeout = 300;
    const file = stalled();
    await expect(thread.measure(file, '', never)).rejects.toThrow('no result within 300 ms');
    expect(file.destroyed).toBe(true);
  });

  test('that was aborted before it began closes the file', async () => {
    const file = stalled();
    const measured = idle().measure(file, '', AbortSignal.abort());
    await expect(measured).rejects.toThrow('aborted');
    expect(file.destroyed).toBe(true);
  });
});
