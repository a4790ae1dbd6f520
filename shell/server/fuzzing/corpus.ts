import type { Exchange } from './exchange.js';
import type { Random } from './random.js';

/** How often a new one is picked before the others. */
const firstTries = 16;

/** Exchanges that showed something new, and all that was seen. */
export class Corpus {
  private readonly entries: Exchange[] = [];
  /** New ones, with how often they are still to be picked; the newest last. */
  private readonly fresh: { readonly exchange: Exchange; tries: number }[] = [];
  private readonly seen = new Set<string>();

  /** @returns whether any of these behaviours is new; the exchange is kept then */
  learn(exchange: Exchange, behaviours: ReadonlySet<string>): boolean {
    const isNew = [...behaviours].some((each) => !this.seen.has(each));
    for (const each of behaviours) this.seen.add(each);
    if (!isNew) return false;
    this.entries.push(exchange);
    this.fresh.push({ exchange, tries: firstTries });
    return true;
  }

  /** One of them: in half of the cases one of the new ones. */
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

  /** How many different behaviours were seen. */
  get behaviours(): number {
    return this.seen.size;
  }
}
