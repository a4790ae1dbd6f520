import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds within which a server answers, and ends what its client has ended. */
export const longest = 2000;

/** What came of sending bytes. */
export interface Outcome {
  /** As one text, a byte in a character. */
  readonly received: string;
  /** Whether the server ended the connection before the client did. */
  readonly isEndedByServer: boolean;
  /** Whether the server left open what the client had ended. */
  readonly isHeld: boolean;
  /** Milliseconds from the last byte sent to the last answer owed, or to the end of waiting. */
  readonly waited: number;
}

export interface Delivery {
  readonly port: number;
  readonly parts: readonly Buffer[];
  /** Whether the client ends its half at once. */
  readonly leavesEarly: boolean;
  /** Milliseconds that answers are waited for. */
  readonly patience: number;
  /** Whether everything that the server owes has come. */
  readonly isDone: (received: string) => boolean;
}

/** Sends bytes, waits for what is owed, ends the client's half and waits for the server's: what came without being owed is there too. */
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
  // A reset connection is a closed one.
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
    await within(delivery.patience, done);
  }
  const waited = performance.now() - sent;
  const isEndedByServer = isClosed || socket.readableEnded;
  if (!socket.writableEnded) socket.end();
  await within(longest, closed);
  const isHeld = !isClosed;
  socket.destroy();
  return { received, isEndedByServer, isHeld, waited };
}

/** Resolves with the promise or after so many milliseconds. A timer that fires late says that this process stood still: it gets another turn. */
async function within(patience: number, promise: Promise<void>): Promise<void> {
  let isOver = false;
  const settled = promise.then(() => {
    isOver = true;
  });
  for (let turn = 0; turn < 3 && !isOver; turn += 1) {
    const began = performance.now();
    const ended = new AbortController();
    const timer = wait(patience, undefined, { signal: ended.signal }).catch(() => undefined);
    await Promise.race([settled, timer]);
    ended.abort();
    if (performance.now() - began < patience + 200) return;
  }
}
