import { Module } from '@nestjs/common';
import { AccountMailModule } from '../account-mail/account-mail.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { DeferredTasksModule } from '../deferred/deferred-tasks.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RateLimitModule } from '../limits/rate-limit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountController } from './account.controller.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountLinksController } from './account-links.controller.js';
import { AccountSessionsController } from './account-sessions.controller.js';
import { EmailAddressService } from './email-address.service.js';
import { OwnPasswordController } from './own-password.controller.js';
import { PasswordResetService } from './password-reset.service.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [
    UsersModule,
    SessionsModule,
    PasswordsModule,
    AuthModule,
    AccountMailModule,
    MailModule,
    IdempotencyModule,
    RateLimitModule,
    DeferredTasksModule,
  ],
  controllers: [
    AccountController,
    AccountLinksController,
    AccountSessionsController,
    OwnPasswordController,
    AccountDeletionController,
    PersonalDataController,
  ],
  providers: [
    EmailAddressService,
    PasswordResetService,
    AccountDeletionService,
    PersonalDataService,
  ],
})
export class AccountModule {}
