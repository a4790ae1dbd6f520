import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { User } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { type BodyOf, ValidBody } from '../calls/body.decorator.js';
import { Call } from '../calls/call.decorator.js';
import { insertCustomer } from '../customers/customers.service.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type IdempotencyId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { Passwords } from './passwords.js';
import { giveSession, tokenOf } from './session-cookie.js';
import { Sessions } from './sessions.js';

/** Creating one's own account. */
@Controller()
export class RegistrationController {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(IdempotencyService) private readonly idempotency: IdempotencyService,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
  ) {}

  @Call('register')
  async register(
    @ValidBody() body: BodyOf<'register'>,
    @IdempotencyKey() id: IdempotencyId,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    this.limiter.consume('register', clientAddress(request));
    const { password, ...names } = body;
    const passwordHash = await this.passwords.hash(password);
    // Repeating it needs the same password, so that a key never opens an account.
    const user = await this.idempotency.run(id, body, (manager) =>
      insertCustomer(manager, { ...names, isAdmin: false, passwordHash }),
    );
    giveSession(request, response, await this.sessions.replace(tokenOf(request), user));
    return user;
  }
}
