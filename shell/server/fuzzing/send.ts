import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Milliseconds within which a server must respond, and must close a connection that its client has
 * ended.
 */
export const longest = 2000;

/** Result of sending bytes. */
export interface Outcome {
  /** Received bytes, one per character. */
  readonly received: string;
  /** Whether the server ended the connection before the client did. */
  readonly isEndedByServer: boolean;
  /** Whether the server kept the connection open after the client had ended it. */
  readonly isHeld: boolean;
  /** Milliseconds from the last byte sent to the last required response, or to the timeout. */
  readonly waited: number;
}

export interface Delivery {
  readonly port: number;
  readonly parts: readonly Buffer[];
  /** Whether the client ends its half at once. */
  readonly leavesEarly: boolean;
  /** Milliseconds to wait for responses. */
  readonly timeoutMs: number;
  /** Whether every required response has arrived. */
  readonly isDone: (received: string) => boolean;
}

/**
 * Sends bytes, waits for the required responses, ends the client's half and waits for the server to
 * close. The result therefore includes responses that were not required.
 */
export async function send(delivery: Delivery): Promise<Outcome> {
  const socket = connect({ port: delivery.port, host: '127.0.0.1', noDelay: true });
  let received = '';
  let isClosed = false;
  let notice = () => {};
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true;
      resolve();
      notice();
    });
  });
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
    notice();
  });
  // A reset connection also emits `close`.
  socket.on('error', () => undefined);
  for (const [index, part] of delivery.parts.entries()) {
    if (index > 0) await wait(1);
    if (!isClosed && !socket.writableEnded) socket.write(part);
  }
  const sent = performance.now();
  if (!delivery.leavesEarly) {
    const done = new Promise<void>((resolve) => {
      notice = () => (isClosed || socket.readableEnded || delivery.isDone(received)) && resolve();
      socket.once('end', resolve);
      notice();
    });
    await waitAtMost(done, delivery.timeoutMs);
  }
  const waited = performance.now() - sent;
  const isEndedByServer = isClosed || socket.readableEnded;
  if (!socket.writableEnded) socket.end();
  await waitAtMost(closed, longest);
  const isHeld = !isClosed;
  socket.destroy();
  return { received, isEndedByServer, isHeld, waited };
}

/**
 * Resolves with the promise or after a timeout in milliseconds. If the timer fires late, this
 * process was suspended, so the wait is repeated.
 */
async function waitAtMost(promise: Promise<void>, timeoutMs: number): Promise<void> {
  let isOver = false;
  const settled = promise.then(() => {
    isOver = true;
  });
  for (let turn = 0; turn < 3 && !isOver; turn += 1) {
    const began = performance.now();
    const ended = new AbortController();
    const timer = wait(timeoutMs, undefined, { signal: ended.signal }).catch(() => undefined);
    await Promise.race([settled, timer]);
    ended.abort();
    if (performance.now() - began < timeoutMs + 200) return;
  }
}
