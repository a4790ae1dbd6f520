import { Module } from '@nestjs/common';
import { RateLimitModule } from '../limits/rate-limit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import { PasskeysService } from './passkeys.service.js';
import { ProofsService } from './proofs.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { SecondFactorService } from './second-factor.service.js';
import { SignInFactorService } from './sign-in-factor.service.js';
import { StepUpService } from './step-up.guard.js';
import { TotpService } from './totp.service.js';

/** Contains services only, which authentication and administration use. */
@Module({
  imports: [SessionsModule, RateLimitModule, MailModule],
  providers: [
    SecondFactorService,
    SignInFactorService,
    StepUpService,
    ProofsService,
    TotpService,
    RecoveryCodesService,
    PasskeysService,
    PasskeyChallengesService,
  ],
  exports: [SecondFactorService, PasskeysService, SignInFactorService, StepUpService],
})
export class SecondFactorModule {}
