import { Body, Controller, Req } from '@nestjs/common';
import type { PasskeyOptions, User } from '@northcast/shared-contracts/api/entities';
import type { Request } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { SignInService } from '../auth/sign-in.service.js';
import { type BodyOf, Call } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { passkeyRefused } from '../errors/api-errors.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { passkeyCookie } from '../second-factor/passkey-challenges.service.js';
import { PasskeysService, type VerifiedPasskey } from '../second-factor/passkeys.service.js';
import { newToken } from '../sessions/secret-token.js';
import { UserEntity } from '../users/user.entity.js';
import { toUserDto } from '../users/user.mapper.js';

/** Sign-in with a passkey, which replaces both password and second factor. */
@Controller()
export class PasskeySignInController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly passkeys: PasskeysService,
    private readonly signIn: SignInService,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditService,
  ) {}

  @Call('passkeySignInOptions')
  async options(@Req() request: Request): Promise<PasskeyOptions> {
    const giveToken = () => {
      const token = newToken();
      passkeyCookie.give(request, token);
      return token;
    };
    return { options: await this.passkeys.authenticationOptions(giveToken) };
  }

  @Call('passkeySignIn')
  async login(
    @Body() { credential }: BodyOf<'passkeySignIn'>,
    @Req() request: Request,
  ): Promise<User> {
    const address = clientAddress(request);
    this.limiter.consume('login', address);
    const passkey = await this.passkeys.authenticate(credential, passkeyCookie.of(request) ?? '');
    const account = passkey && (await this.ownerOf(passkey));
    if (passkey === null || account === null) {
      await this.audit.note({ action: 'credentials.refused', outcome: 'refused' });
      throw passkeyRefused();
    }
    this.limiter.refund('login', address);
    const { isAdmin } = account;
    const secondFactor = { isSetUp: true, isRequired: isAdmin, confirmedAt: new Date() };
    await this.signIn.signIn(request, { ...account, secondFactor }, passkey.id);
    return toUserDto(account);
  }

  private ownerOf({ userId }: VerifiedPasskey): Promise<UserEntity | null> {
    return this.unitOfWork.read.findOneBy(UserEntity, { id: userId });
  }
}
