import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import { AuditService } from '../audit/audit.service.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { DeferredTasks } from '../deferred/deferred-tasks.service.js';
import { ApiError } from '../errors/api-error.js';
import { problems } from '../errors/problems.js';
import { clientAddress } from '../limits/client-address.js';
import { type Attempt, GuessDelay } from '../limits/guess-delay.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { KnownDevicesService } from '../sessions/known-devices.service.js';
import { deviceCookie } from '../sessions/token-cookie.js';
import { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/**
 * Slows guessing down without locking the owner out. A client address that keeps failing is
 * refused, for one account and for all of them. Guesses at one account from many addresses wait for
 * each other. A browser that the account knows has its own budget, and does not wait.
 */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly delay: GuessDelay,
    private readonly devices: KnownDevicesService,
    private readonly users: UsersService,
    private readonly mail: AccountMailService,
    private readonly deferred: DeferredTasks,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
  ) {}

  async watch<Result>(
    request: Request,
    email: string,
    signIn: () => Promise<Result>,
  ): Promise<Result> {
    const address = clientAddress(request);
    const device = await this.devices.keyFor(email, deviceCookie.of(request));
    const account = device === null ? `${address} ${email}` : `device ${device} ${email}`;
    const refund = () => {
      this.limiter.refund('login', address);
      this.limiter.refund('account', account);
    };
    // First, so that a refused attempt does not use up the budget of the address.
    this.limiter.check('account', account);
    this.limiter.consume('login', address);
    this.limiter.consume('account', account);
    const attempt = device === null ? this.begin(email, refund) : null;
    try {
      const result = await signIn();
      this.limiter.forget('account', account);
      this.limiter.refund('login', address);
      attempt?.withdraw();
      return result;
    } catch (error) {
      if (!isFailure(error)) {
        refund();
        attempt?.withdraw();
      } else {
        if (attempt?.isAtMaximum) this.warnOwner(email);
        await this.recordRejection(email);
      }
      throw error;
    }
  }

  /** Records the account's id; an e-mail address without an account is not stored. */
  private async recordRejection(email: string): Promise<void> {
    const owner = await this.unitOfWork.read.findOneBy(UserEntity, { email });
    await this.audit.note({
      action: 'credentials.refused',
      outcome: 'refused',
      ...(owner === null ? {} : { target: { type: 'account', id: owner.id } }),
    });
  }

  /** Refunds the limiter when the attempt is refused, because nothing was guessed. */
  private begin(email: string, refund: () => void): Attempt {
    try {
      return this.delay.begin(email);
    } catch (error) {
      refund();
      throw error;
    }
  }

  /**
   * Mails owners that somebody is guessing their password, at most once a day. Runs after the
   * response, whose timing is thus the same for an address without an account.
   */
  private warnOwner(email: string): void {
    this.deferred.add(() =>
      this.unitOfWork.write(async (manager) => {
        const user = await this.users.findByEmail(manager, email);
        if (user === null) return;
        const told = await this.mail.countSince(manager, user.id, 'login-failures', 24);
        if (told === 0) await this.mail.loginFailures(manager, user);
      }),
    );
  }
}

/**
 * A correct password without the code of the second factor is half a sign-in: it neither counts as
 * a failure nor resets the failures.
 */
const isFailure = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.message !== problems.codeMissing;
