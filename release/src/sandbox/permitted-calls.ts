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

/** Milliseconds from which a call counts as slow. */
const slowFrom = 500;

/** Milliseconds for which a slow call may explain a failure: as long as a page waits for data. */
const explainsFor = 3000;

/**
 * Measures how long a sandboxed process waits for the API, so that its own statement about that
 * need not be believed.
 */
export class ApiWaits {
  private readonly open = new Set<{ readonly began: number }>();
  private lastSlowEnd = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Starts measuring a call; returns the function that ends it. */
  begin(): () => void {
    const call = { began: this.now() };
    this.open.add(call);
    return () => {
      this.open.delete(call);
      if (this.now() - call.began >= slowFrom) this.lastSlowEnd = this.now();
    };
  }

  /** Whether a call of the last seconds was slow, or has been open for that long. */
  get wereSlow(): boolean {
    const now = this.now();
    if (now - this.lastSlowEnd <= explainsFor) return true;
    return [...this.open].some(({ began }) => now - began >= slowFrom);
  }
}
