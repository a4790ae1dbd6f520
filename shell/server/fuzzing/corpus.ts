import type { Exchange } from './exchange.js';
import type { Random } from './random.js';

/** How often a new entry is preferred. */
const firstTries = 16;

/** Exchanges that showed new behaviour, and all behaviour seen. */
export class Corpus {
  private readonly entries: Exchange[] = [];
  /** New entries with their remaining preferred picks; the newest is last. */
  private readonly fresh: { readonly exchange: Exchange; tries: number }[] = [];
  private readonly seen = new Set<string>();

  /** @returns whether any behaviour is new; the exchange is then kept */
  learn(exchange: Exchange, behaviours: ReadonlySet<string>): boolean {
    const isNew = [...behaviours].some((each) => !this.seen.has(each));
    for (const each of behaviours) this.seen.add(each);
    if (!isNew) return false;
    this.entries.push(exchange);
    this.fresh.push({ exchange, tries: firstTries });
    return true;
  }

  /** Picks an entry: with probability 0.5 the newest preferred one, otherwise any. */
  pick(random: Random): Exchange | undefined {
    if (this.entries.length === 0) return undefined;
    const newest = random.chance(0.5) ? this.fresh.at(-1) : undefined;
    if (newest === undefined) return random.pick(this.entries);
    newest.tries -= 1;
    if (newest.tries === 0) this.fresh.pop();
    return newest.exchange;
  }

  get size(): number {
    return this.entries.length;
  }

  /** Number of distinct behaviours seen. */
  get behaviours(): number {
    return this.seen.size;
  }
}
