import { Body, Controller, Get, Query, Redirect, Req, UseGuards } from '@nestjs/common';
import type { User } from '@northcast/shared-contracts/api/entities';
import type { Request } from 'express';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import { AuditService } from '../audit/audit.service.js';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { crossOrigin } from '../errors/api-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { LiveService } from '../live/live.service.js';
import { PasswordPolicy } from '../passwords/password-policy.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import type { Account } from '../sessions/account.js';
import { takeSession, tokenOf } from '../sessions/session-cookie.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { toUserDto } from '../users/user.mapper.js';
import { UsersService } from '../users/users.service.js';
import { LoginGuard } from './login.guard.js';
import { SignInService } from './sign-in.service.js';

/** Registration, sign-in and sign-out. */
@Controller()
export class AuthController {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordsService,
    private readonly idempotency: IdempotencyService,
    private readonly limiter: RateLimiter,
    private readonly policy: PasswordPolicy,
    private readonly signIn: SignInService,
    private readonly mail: AccountMailService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  @Call('currentUser')
  currentUser(@Caller() account: Account): User {
    return toUserDto(account);
  }

  @Call('register')
  async register(
    @Body() body: BodyOf<'register'>,
    @IdempotencyKey() call: CallId,
    @Req() request: Request,
  ): Promise<User> {
    this.limiter.consume('register', clientAddress(request));
    const { password, ...names } = body;
    await this.policy.check(password, names);
    const passwordHash = await this.passwords.hash(password);
    // A repeated call needs the same password, so that an idempotency key alone never opens an
    // account.
    const user = await this.idempotency.run(call, body, async (manager) => {
      const made = await this.users.insert(manager, { ...names, role: null, passwordHash });
      await this.mail.welcome(manager, made);
      const target = { type: 'account', id: made.id };
      await this.audit.record(manager, { action: 'account.registered', actorId: made.id, target });
      await this.live.changed(manager, { userId: null, tags: ['Customers'] });
      return made;
    });
    await this.signIn.signIn(request, user);
    return user;
  }

  @Call('login')
  @UseGuards(LoginGuard)
  async login(@Caller() account: Account, @Req() request: Request): Promise<User> {
    await this.signIn.signIn(request, account);
    return toUserDto(account);
  }

  @Call('logout')
  async logout(@Req() request: Request): Promise<void> {
    await this.sessions.end(tokenOf(request));
    takeSession(request);
  }

  /**
   * Redirects unauthorized visits of the dashboard to the sign-in page; the page validates `next`.
   */
  @Get('/api/login')
  @Redirect('/auth', 303)
  loginPage(@Query('next') next: unknown): { url: string } {
    return { url: typeof next === 'string' ? `/auth?${new URLSearchParams({ next })}` : '/auth' };
  }

  /**
   * Signs out by a link, as the menu on phones does. Links from other sites are refused, as they
   * would be CSRF.
   */
  @Get('/api/logout')
  @Redirect('/', 303)
  async logoutByLink(@Req() request: Request): Promise<void> {
    const site = request.get('sec-fetch-site');
    if (site === 'cross-site' || site === 'same-site') throw crossOrigin();
    await this.logout(request);
  }
}
