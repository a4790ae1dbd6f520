import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Simulates visitors in a separate thread, so that requests queue up while the server's thread is
 * blocked. Sends `rate` requests per second for `seconds`, to `paths` in turn, without waiting for
 * responses except where `connections` limits concurrency. Posts `{ path, status, retryAfter, type,
 * transport, milliseconds }` of each request when all have finished.
 */
const { port, paths, rate, seconds, connections } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

const visit = (path) =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const request = get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      const {
        'retry-after': retryAfter,
        'content-type': type,
        'strict-transport-security': transport,
      } = answer.headers;
      answer.resume().once('end', () => {
        const milliseconds = performance.now() - begun;
        resolve({ path, status: answer.statusCode, retryAfter, type, transport, milliseconds });
      });
    });
    request.once('error', reject);
  });

const begun = performance.now();
const visits = [];
while (visits.length < rate * seconds) {
  const due = ((performance.now() - begun) / 1000) * rate;
  while (visits.length < due) visits.push(visit(paths[visits.length % paths.length]));
  await new Promise((resolve) => setTimeout(resolve, 2));
}
parentPort.postMessage(await Promise.all(visits));
agent.destroy();
