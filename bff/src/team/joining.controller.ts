import { Body, Controller, Req } from '@nestjs/common';
import type { OpenInvitation, User } from '@northcast/shared-contracts/api/entities';
import type { Request } from 'express';
import { SignInService } from '../auth/sign-in.service.js';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { PasswordPolicy } from '../passwords/password-policy.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import type { Account } from '../sessions/account.js';
import { tokenOf } from '../sessions/session-cookie.js';
import { UserEntity } from '../users/user.entity.js';
import { InvitationsService } from './invitations.service.js';
import { JoiningService } from './joining.service.js';

/** Endpoints that an invitation link leads to. */
@Controller()
export class JoiningController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invitations: InvitationsService,
    private readonly joining: JoiningService,
    private readonly signIn: SignInService,
    private readonly idempotency: IdempotencyService,
    private readonly passwords: PasswordsService,
    private readonly policy: PasswordPolicy,
    private readonly limiter: RateLimiter,
  ) {}

  @Call('openInvitation')
  async open(@Body() { token }: BodyOf<'openInvitation'>): Promise<OpenInvitation> {
    const { read } = this.unitOfWork;
    const { email, role } = await this.invitations.find(read, token);
    return { email, role, hasAccount: await read.existsBy(UserEntity, { email }) };
  }

  @Call('joinTeam')
  async join(
    @Body() body: BodyOf<'joinTeam'>,
    @IdempotencyKey() call: CallId,
    @Req() request: Request,
  ): Promise<User> {
    this.limiter.consume('register', clientAddress(request));
    const { token, password, ...names } = body;
    // An invitation that is not open is refused later: this may repeat the call that accepted it.
    const { email } = await this.invitations.lookUp(this.unitOfWork.read, token);
    await this.policy.check(password, { ...names, email }, true);
    const passwordHash = await this.passwords.hash(password);
    const user = await this.idempotency.run(call, body, (manager) =>
      this.joining.register(manager, body, passwordHash),
    );
    await this.signIn.signIn(request, user);
    return user;
  }

  @Call('acceptInvitation')
  accept(
    @Caller() caller: Account,
    @Body() { token }: BodyOf<'acceptInvitation'>,
    @IdempotencyKey() call: CallId,
    @Req() request: Request,
  ): Promise<User> {
    return this.idempotency.run(call, { token }, (manager) =>
      this.joining.accept(manager, caller, token, tokenOf(request)),
    );
  }
}
