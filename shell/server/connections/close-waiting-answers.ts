import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes every answer of a connection that has ended. Node closes the one that is being sent and forgets those that wait behind it, where a
 * client sends several requests at once and leaves: what waits for their end would wait for ever, and be kept.
 */
export function closeWaitingAnswers(server: Server): void {
  const open = new WeakMap<Socket, Set<ServerResponse>>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answers = open.get(socket) ?? new Set();
    if (!open.has(socket)) {
      open.set(socket, answers);
      // After Node's own listener, which closes the first.
      socket.once('close', () => setImmediate(() => answers.forEach(close)));
    }
    answers.add(response);
    response.once('close', () => answers.delete(response));
  });
}

function close(response: ServerResponse): void {
  response.destroy();
  response.emit('close');
}
