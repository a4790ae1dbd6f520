import { Agent, request as open } from 'node:http';

/** Milliseconds without data after which a request counts as hanging. */
const timeoutMs = 30_000;

/** Maximum concurrent connections: fewer than the product accepts (`MAX_CONNECTIONS`). */
const mostConnections = 3000;

/**
 * Result of a call: a response, or only `error`.
 * @typedef {object} Outcome
 * @property {string} [error] error code
 * @property {number} [status]
 * @property {import('node:http').IncomingHttpHeaders} [headers]
 * @property {number} [bytes] length of the body
 * @property {Buffer} [body] only if the call requests it
 */

/** A keep-alive client that closes idle connections before the product does. */
export function createClient(origin) {
  const { hostname: host, port } = new URL(origin);
  const agent = new Agent({
    keepAlive: true,
    maxSockets: mostConnections,
    maxFreeSockets: mostConnections,
    timeout: 3000,
  });

  /**
   * Sends a call; `done` is called once, after the body has arrived or the call has failed.
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
    const sent = open({ host, port, agent, method, path, headers, timeout: timeoutMs });
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
