import type { VoteToken } from '../votes/vote-token.js';

interface Use {
  readonly issuedAt: number;
  /** Who used it first. */
  readonly client: string;
}

/**
 * Remembers who used a token, so that it votes for one client only. Bounded: when there are too many, the oldest are forgotten, and no
 * token issued before a forgotten one is taken any more.
 */
export class UsedTokens {
  private readonly uses = new Map<string, Use>();
  private horizon = 0;

  constructor(private readonly most = 50_000) {}

  /** Whether this client may vote with the token: it is new, or the same client's. */
  admits({ id, issuedAt }: VoteToken, client: string): boolean {
    const known = this.uses.get(id);
    if (known) return known.client === client;
    if (issuedAt <= this.horizon) return false;
    this.uses.set(id, { issuedAt, client });
    if (this.uses.size > this.most) this.forgetOldest();
    return true;
  }

  get size(): number {
    return this.uses.size;
  }

  /** A tenth at once, so that it is seldom needed. */
  private forgetOldest(): void {
    const byAge = [...this.uses].sort(([, one], [, other]) => one.issuedAt - other.issuedAt);
    for (const [id, { issuedAt }] of byAge.slice(0, Math.ceil(this.most / 10))) {
      this.uses.delete(id);
      this.horizon = Math.max(this.horizon, issuedAt);
    }
  }
}
