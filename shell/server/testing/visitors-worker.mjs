import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Visitors in a thread of their own, so that a server whose thread is held has requests waiting: `rate` requests a second for `seconds`, to
 * `paths` in turn, none of which waits for another unless there are only so many `connections`. Posts `{ path, status, retryAfter, type, milliseconds }` of each when all are answered.
 */
const { port, paths, rate, seconds, connections } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

const visit = (path) =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const request = get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      const { 'retry-after': retryAfter, 'content-type': type } = answer.headers;
      answer.resume().once('end', () => {
        const milliseconds = performance.now() - begun;
        resolve({ path, status: answer.statusCode, retryAfter, type, milliseconds });
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
