import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveMessage } from '@northcast/shared-contracts/api/live';
import type { Client } from './client.js';

/** The client side of `GET /api/live`. */
export interface EventStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The messages received so far. */
  messages(): LiveMessage[];
  /**
   * Resolves with the first message, past or future, that the test accepts; rejects after
   * `timeoutMs` milliseconds.
   */
  message(isMeant: (message: LiveMessage) => boolean): Promise<LiveMessage>;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<unknown>;
  close(): void;
}

const timeoutMs = 6000;

/** @param origin of another process than the one that the client signed in to */
export async function openStream(client: Client, origin = client.origin): Promise<EventStream> {
  const request = get(`${origin}/api/live`, { headers: { Cookie: client.cookie() }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  request.on('error', () => undefined);
  let text = '';
  response.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  response.on('error', () => undefined);
  const messages = () =>
    [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as LiveMessage);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    messages,
    message: async (isMeant) => {
      const until = Date.now() + timeoutMs;
      for (;;) {
        const found = messages().find(isMeant);
        if (found !== undefined) return found;
        if (Date.now() > until) throw new Error(`not told; but ${text}`);
        await wait(20);
      }
    },
    ended: new Promise((resolve) => response.once('close', resolve)),
    close: () => request.destroy(),
  };
}
