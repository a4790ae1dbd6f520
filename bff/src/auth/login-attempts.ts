import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ApiError } from '../errors/api-error.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';

/**
 * Slows guessing down without locking the owner out: an address that keeps failing is refused, for one account and for
 * all of them; other addresses can still sign in to the account.
 */
@Injectable()
export class LoginAttempts {
  constructor(private readonly limiter: RateLimiter) {}

  async watch<Result>(
    request: Request,
    email: string,
    signIn: () => Promise<Result>,
  ): Promise<Result> {
    const address = clientAddress(request);
    const account = `${address} ${email}`;
    this.limiter.consume('login', address);
    this.limiter.consume('account', account);
    try {
      const result = await signIn();
      this.limiter.forget('account', account);
      this.limiter.refund('login', address);
      return result;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) {
        this.limiter.refund('login', address);
        this.limiter.refund('account', account);
      }
      throw error;
    }
  }
}
