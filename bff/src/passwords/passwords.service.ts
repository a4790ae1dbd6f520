import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../errors/api-errors.js';

/** OWASP's second choice of argon2id: 19 MiB, two passes; some 15 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** At a time: the work is done beside the event loop, one thread each. */
const atOnce = 2;
/** More than this in the queue is more than two seconds of waiting. */
const mostWaiting = 128;

/** Hashes passwords in a bounded queue, so that a flood of sign-ins can't take all processors and memory. */
@Injectable()
export class PasswordsService {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Of no password at all: compared where there is no account, so that an unknown address takes as long as a wrong password. */
  private readonly decoy = hash('decoy', cost);

  hash(password: string): Promise<string> {
    return this.queued(() => hash(normal(password), cost));
  }

  /** @param passwordHash null where there is no account */
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

/** The same password typed on different keyboards gives the same characters. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
