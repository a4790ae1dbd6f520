import type { ApiAnswer, FromProcess } from '../messages.js';

/** Origin that pages are told to call; it stands for whatever the parent asks. */
export const apiOrigin = 'http://api.internal';

/** Calls of the API by way of the parent process, which decides what may be asked. */
export class ApiCalls {
  private readonly open = new Map<number, (answer: ApiAnswer | null) => void>();
  private next = 1;

  constructor(private readonly send: (message: FromProcess) => void) {}

  /** In place of the global `fetch`: GET of the API, and nothing else. */
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

  settle(id: number, answer: ApiAnswer | null): void {
    this.open.get(id)?.(answer);
    this.open.delete(id);
  }

  private ask(path: string, signal: AbortSignal | null | undefined): Promise<ApiAnswer | null> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.open.set(id, resolve);
      signal?.addEventListener('abort', () => {
        this.open.delete(id);
        reject(signal.reason);
      });
      this.send({ kind: 'api', id, path });
    });
  }
}
