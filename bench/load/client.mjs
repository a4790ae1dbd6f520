import { Agent, request as open } from 'node:http';

/** Milliseconds without a byte after which a request counts as hanging. */
const patience = 30_000;

/** Connections at once, as of so many browsers: fewer than the product takes (`MAX_CONNECTIONS`). */
const mostConnections = 3000;

/**
 * What became of a call: its answer, or `error` alone.
 * @typedef {object} Outcome
 * @property {string} [error] code of what went wrong
 * @property {number} [status]
 * @property {import('node:http').IncomingHttpHeaders} [headers]
 * @property {number} [bytes] of the body
 * @property {Buffer} [body] only where the call asks for it
 */

/** A client that keeps its connections, and gives up those that it has not used before the product does. */
export function createClient(origin) {
  const { hostname: host, port } = new URL(origin);
  const agent = new Agent({
    keepAlive: true,
    maxSockets: mostConnections,
    maxFreeSockets: mostConnections,
    timeout: 3000,
  });

  /**
   * Sends a call; `done` is told once what became of it, when the body is there.
   * @param {import('./mix.mjs').MixCall} call
   * @param {(outcome: Outcome) => void} done
   */
  return function send({ method = 'GET', path, headers = {}, body, reads }, done) {
    let isDone = false;
    /** @param {NodeJS.ErrnoException} error */
    const fail = (error) => end({ error: error.code ?? error.message });
    const end = (answer) => {
      if (!isDone) done(answer);
      isDone = true;
    };
    const sent = open({ host, port, agent, method, path, headers, timeout: patience });
    sent.once('timeout', () => sent.destroy(Object.assign(new Error(), { code: 'hangs' })));
    sent.on('error', fail);
    sent.once('response', (answer) => {
      const chunks = [];
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
        if (reads) chunks.push(chunk);
      });
      answer.once('error', fail);
      answer.once('end', () => {
        const { statusCode: status, headers: told } = answer;
        end({ status, headers: told, bytes, body: Buffer.concat(chunks) });
      });
    });
    sent.end(body);
  };
}
