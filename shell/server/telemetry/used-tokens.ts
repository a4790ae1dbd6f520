import { clockSkew, type VoteToken } from '../votes/vote-token.js';

interface Use {
  readonly issuedAt: number;
  /** The first client that used it. */
  readonly client: string;
}

/**
 * Remembers which client used a token, so that it votes for one client only. Bounded: when there
 * are too many, forgets the oldest and rejects unknown tokens that are not newer than a forgotten
 * one.
 */
export class UsedTokens {
  private readonly uses = new Map<string, Use>();
  private horizon = 0;

  constructor(
    private readonly most = 50_000,
    private readonly now = () => Date.now(),
  ) {}

  /** Whether this client may vote with the token: it is unused, or this client used it. */
  admits({ id, issuedAt }: VoteToken, client: string): boolean {
    const known = this.uses.get(id);
    if (known) return known.client === client;
    // After the clock was set back, new tokens are older than forgotten ones.
    this.horizon = Math.min(this.horizon, this.now());
    if (issuedAt <= this.horizon) return false;
    this.uses.set(id, { issuedAt, client });
    if (this.uses.size > this.most) this.forgetOldest();
    return true;
  }

  get size(): number {
    return this.uses.size;
  }

  /** Forgets a tenth at once, so that this runs rarely. */
  private forgetOldest(): void {
    this.forgetFuture();
    if (this.uses.size <= this.most) return;
    const byAge = [...this.uses].sort(([, one], [, other]) => one.issuedAt - other.issuedAt);
    for (const [id, { issuedAt }] of byAge.slice(0, Math.ceil(this.most / 10))) {
      this.uses.delete(id);
      this.horizon = Math.max(this.horizon, issuedAt);
    }
  }

  /** Forgets tokens from before the clock was set back, which do not open now. */
  private forgetFuture(): void {
    const latest = this.now() + clockSkew;
    for (const [id, { issuedAt }] of this.uses) if (issuedAt > latest) this.uses.delete(id);
  }
}
