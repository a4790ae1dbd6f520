import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RateLimitModule } from '../limits/rate-limit.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { FirstAdministratorService } from './first-administrator.service.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginAttempts } from './login-attempts.js';

@Module({
  imports: [UsersModule, SessionsModule, PasswordsModule, IdempotencyModule, RateLimitModule],
  controllers: [AuthController],
  providers: [LocalStrategy, LoginAttempts, FirstAdministratorService],
})
export class AuthModule {}
