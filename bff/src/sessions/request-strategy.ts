import type { Request } from 'express';
import { Strategy } from 'passport';
import type { Account } from './account.js';

type Verify = (request: Request, done: (error: unknown, account?: Account | false) => void) => void;

/** Adapter to Passport; `verify` makes all decisions. */
export class RequestStrategy extends Strategy {
  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: Request): void {
    this.verify(request, (error, account) => {
      if (error) this.error(error);
      else if (account) this.success(account);
      else this.fail(401);
    });
  }
}
