import { Module } from '@nestjs/common';
import { AccountMailModule } from '../account-mail/account-mail.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { UserAdministrationController } from './user-administration.controller.js';

@Module({
  imports: [
    UsersModule,
    SessionsModule,
    SecondFactorModule,
    PasswordsModule,
    IdempotencyModule,
    ListsModule,
    AccountMailModule,
  ],
  controllers: [UserAdministrationController],
})
export class UserAdministrationModule {}
