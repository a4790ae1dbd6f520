import { ApiWaits } from './api-waits.js';
import type { ApiAnswer, FetchApi } from './messages.js';

/** The API calls of one sandboxed process, whose code is not trusted. */
export class PermittedCalls {
  private open = 0;
  private readonly waits = new ApiWaits();

  /** @param most maximum concurrent calls for each page being rendered */
  constructor(
    private readonly fetchApi: FetchApi,
    private readonly most: number,
  ) {}

  get wereSlow(): boolean {
    return this.waits.wereSlow;
  }

  /**
   * @param pages number of pages being rendered
   * @returns null if the call is not permitted, or failed
   */
  async answer(path: string, pages: number): Promise<ApiAnswer | null> {
    if (!isOfApi(path) || this.open >= this.most * Math.max(1, pages)) return null;
    this.open += 1;
    const end = this.waits.begin();
    const answer = await this.fetchApi(path).catch(() => null);
    end();
    this.open -= 1;
    return answer;
  }
}

function isOfApi(path: string): boolean {
  if (!/^\/api\/[^\\]*$/.test(path) || path.length >= 2000 || path.includes('..')) return false;
  // `fetch` also reads `%2e%2e`, and dots with a tab between them, as the folder above.
  return new URL(path, 'http://api.internal').pathname.startsWith('/api/');
}
