import { Module } from '@nestjs/common';
import { AccountMailModule } from '../account-mail/account-mail.module.js';
import { DeferredTasksModule } from '../deferred/deferred-tasks.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RateLimitModule } from '../limits/rate-limit.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { CurrentPasswordService } from './current-password.service.js';
import { FirstAdministratorService } from './first-administrator.service.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginAttempts } from './login-attempts.js';
import { SignInService } from './sign-in.service.js';

@Module({
  imports: [
    UsersModule,
    SessionsModule,
    SecondFactorModule,
    PasswordsModule,
    IdempotencyModule,
    RateLimitModule,
    AccountMailModule,
    DeferredTasksModule,
  ],
  controllers: [AuthController],
  providers: [
    LocalStrategy,
    LoginAttempts,
    SignInService,
    CurrentPasswordService,
    FirstAdministratorService,
  ],
  exports: [CurrentPasswordService, SignInService],
})
export class AuthModule {}
