import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { RateLimitModule } from '../limits/rate-limit.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { PasskeysController } from './passkeys.controller.js';
import { SecondFactorController } from './second-factor.controller.js';

/** Endpoints for setting up one's own second factor, and sign-in with a passkey. */
@Module({
  imports: [AuthModule, SecondFactorModule, RateLimitModule],
  controllers: [SecondFactorController, PasskeysController, PasskeySignInController],
})
export class OwnSecondFactorModule {}
