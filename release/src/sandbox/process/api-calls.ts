import type { ApiAnswer, FromProcess } from '../messages.js';

/** Origin for the pages' API calls. The parent process maps it to the real API. */
export const apiOrigin = 'http://api.internal';

/** API calls through the parent process, which decides what is allowed. */
export class ApiCalls {
  private readonly open = new Map<number, (answer: ApiAnswer | null) => void>();
  private readonly abortedOpen = new WeakSet<AbortSignal>();
  private next = 1;

  constructor(private readonly send: (message: FromProcess) => void) {}

  /** Replacement for the global `fetch`: allows only GET requests to the API. */
  readonly fetch = async (target: unknown, options: RequestInit = {}): Promise<Response> => {
    const { origin, pathname, search } = new URL(String(target), apiOrigin);
    const { method = 'GET', signal } = options;
    if (origin !== apiOrigin || method.toUpperCase() !== 'GET') throw new TypeError('fetch failed');
    signal?.throwIfAborted();
    const answer = await this.ask(`${pathname}${search}`, signal);
    if (answer === null) throw new TypeError('fetch failed');
    const { body, status, headers } = answer;
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : body, { status, headers });
  };

  resolve(id: number, answer: ApiAnswer | null): void {
    this.open.get(id)?.(answer);
    this.open.delete(id);
  }

  /** Whether the signal was aborted while a call that used it had no answer. */
  hadOpenCall(signal: AbortSignal): boolean {
    return this.abortedOpen.has(signal);
  }

  private ask(path: string, signal: AbortSignal | null | undefined): Promise<ApiAnswer | null> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.open.set(id, resolve);
      signal?.addEventListener('abort', () => {
        if (!this.open.delete(id)) return;
        this.abortedOpen.add(signal);
        reject(signal.reason);
      });
      this.send({ kind: 'api', id, path });
    });
  }
}
