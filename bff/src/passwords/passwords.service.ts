import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../errors/api-errors.js';

/**
 * OWASP's second recommended configuration for argon2id: 19 MiB, two iterations; takes about 15 ms.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Most concurrent hashes; each occupies one thread beside the event loop. */
const atOnce = 2;
/** Most queued hashes; a longer queue would mean waiting more than two seconds. */
const mostWaiting = 128;

/**
 * Hashes passwords in a bounded queue, so that a flood of sign-ins cannot use up all processors and
 * memory.
 */
@Injectable()
export class PasswordsService {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /**
   * Dummy hash that is verified if there is no account, so that an unknown address takes as long as
   * a wrong password.
   */
  private readonly decoy = hash('decoy', cost);

  hash(password: string): Promise<string> {
    return this.queued(() => hash(normal(password), cost));
  }

  /** @param passwordHash null if there is no account */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const known = passwordHash ?? (await this.decoy);
    const isSame = await this.queued(() => verify(known, normal(password)));
    return isSame && passwordHash !== null;
  }

  private async queued<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= atOnce) {
      if (this.waiting.length >= mostWaiting) throw unavailable();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}

/** Keyboards can produce different code points for the same text; NFKC makes them equal. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
