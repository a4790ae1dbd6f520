import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { Refusal } from '../refusals/refusal.js';

/**
 * Slows guessing down without locking the owner out: an address that keeps failing is refused, for one account and for
 * all of them; other addresses can still sign in to the account.
 */
@Injectable()
export class LoginAttempts {
  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  async watch<Result>(
    request: Request,
    email: string,
    signIn: () => Promise<Result>,
  ): Promise<Result> {
    const address = clientAddress(request);
    const account = `${address} ${email}`;
    this.limiter.take('login', address);
    this.limiter.take('account', account);
    try {
      const result = await signIn();
      this.limiter.forget('account', account);
      this.limiter.giveBack('login', address);
      return result;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) {
        this.limiter.giveBack('login', address);
        this.limiter.giveBack('account', account);
      }
      throw error;
    }
  }
}
